//! The PHH format: reading, writing and playing hands (rules F1–F5, G7, P2, P3, S1–S3, T3, T4).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "phh/corpus.rs"]
mod corpus;
#[path = "phh/errors.rs"]
mod errors;
#[path = "phh/hands.rs"]
mod hands;
#[path = "phh/hostile.rs"]
mod hostile;
#[path = "phh/records.rs"]
mod records;
mod support;
