// A thread of the binding: its package has the script, which the bundler gives a name that all hosts serve as a script.
import '@rspack/binding-wasm32-wasi/wasi-worker-browser.mjs';
