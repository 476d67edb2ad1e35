//! The clipboard.

use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

/// Copies a text. A browser that does not allow it does nothing.
pub fn copy(text: &str) {
    // The typed binding of the clipboard is behind an unstable switch of the bindings, so it is asked by name.
    let navigator: JsValue = window().navigator().into();
    let get = |from: &JsValue, name: &str| js_sys::Reflect::get(from, &JsValue::from_str(name)).ok();
    let Some(clipboard) = get(&navigator, "clipboard").filter(|found| !found.is_undefined()) else { return };
    if let Some(write) = get(&clipboard, "writeText").and_then(|write| write.dyn_into::<js_sys::Function>().ok()) {
        // A refusal is the browser's to explain.
        let _ = write.call1(&clipboard, &JsValue::from_str(text));
    }
}
