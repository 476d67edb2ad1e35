#![no_main]

use controbuio_fuzz::saves;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|data: &[u8]| saves::check(data));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    // Every second time a number is changed and nothing else.
    let other = saves::with_another_number(&data[..size], seed / 2).filter(|_| seed.is_multiple_of(2));
    match other.filter(|other| other.len() <= max_size) {
        Some(other) => {
            data[..other.len()].copy_from_slice(&other);
            other.len()
        }
        None => fuzzer_mutate(data, size, max_size),
    }
});
