// Starts the game. Kept out of the page because the content security policy allows no inline script.
//
// Trunk puts two links into <head>, with hashed names and checksums: one for wasm-bindgen's script, one for the wasm.
// The browser checks the script's sum when it preloads it; the wasm's is handed on here.

const script = document.querySelector('link[rel="modulepreload"]');
const wasm = document.querySelector('link[rel="preload"][type="application/wasm"]');
const shell = document.getElementById('shell');

try {
  const bytes = fetch(wasm.href, { integrity: wasm.integrity });
  const { default: start } = await import(script.href);
  await start({ module_or_path: bytes });
  shell.remove();
} catch (error) {
  console.error(error);
  sayWhy();
}

// The game's own texts are inside the wasm that did not start, so these few words live here.
function sayWhy() {
  const texts = {
    it: 'Il gioco non si è avviato. Controlla la connessione e ricarica la pagina; se non basta, serve un browser più recente.',
    en: 'The game did not start. Check the connection and reload the page; if that does not help, a newer browser is needed.',
  };
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in texts) ?? 'en';
  const message = document.createElement('p');
  message.className = 'shell-message';
  message.lang = language;
  message.setAttribute('role', 'alert');
  message.textContent = texts[language];
  shell.append(message);
}
