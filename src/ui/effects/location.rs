//! The part of the page's address behind `#`.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// What stands behind `#`, with it.
#[must_use]
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Writes it without a step in the history and without telling anybody.
pub fn replace(hash: &str) {
    if let Ok(history) = window().history() {
        // The game goes on with an old address, too.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}
