//! Addresses: whatever can be read names a table that can be opened, and is written as an address of the same table.

use controbuio::rules::Seed;
use controbuio::session::{Address, Session};

/// The bytes as an address.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (config, seed) = match Address::read(&text) {
        Ok(Address::Table { config, seed }) => (config, seed),
        Ok(Address::Lobby) => return,
        Err(problems) => {
            assert!(!problems.is_empty(), "{text:?} is refused without a reason");
            return;
        }
    };
    let written = Address::of_table(&config, seed.as_ref());
    let Ok(Address::Table { config: again, seed: same }) = Address::read(&written) else {
        panic!("{text:?} is written as {written:?}, which is no table");
    };
    assert_eq!(again, config, "{text:?} is written as {written:?}");
    assert!(same == seed, "{text:?} is written as {written:?}, with another seed");
    let opened = Session::open(config, seed.unwrap_or(Seed::new([7; 32])), false);
    assert!(opened.is_ok(), "{written}: {:?}", opened.err());
}
