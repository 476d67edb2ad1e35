//! Files for the player to keep.

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// Offers a text as a file to save.
pub fn offer(name: &str, text: &str) {
    // Nothing here fails in a browser that runs the game; if it did, there would be nothing better to do.
    let _ = try_offer(name, text);
}

fn try_offer(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(&JsValue::from_str(text)))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}
