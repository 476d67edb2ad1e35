//! What must hold of any bytes whatever. libFuzzer runs these checks through `fuzz_targets/`, and `tests/fuzzing.rs`
//! includes them, so that every `cargo test` runs them too.
//!
//! A check panics where something does not hold, and returns where all is well: most bytes are no save, no address and no
//! hand, and to be refused is well.

pub mod actions;
pub mod address;
pub mod hands;
pub mod phh;
pub mod saves;
