//! Starts the game in the page.

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(controbuio::ui::App);
}
