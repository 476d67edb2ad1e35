#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| controbuio_fuzz::hands::check(data));
