//! Synchronous storage that outlives the page.

use leptos::prelude::window;

/// Reads what is kept under a key.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Keeps a text under a key; `false` when this browser keeps nothing here, or nothing more.
pub fn write(key: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets what is kept under a key.
pub fn remove(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // What cannot be removed was never kept.
        let _ = storage.remove_item(key);
    }
}
