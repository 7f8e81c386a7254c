let wasm;

export function __wbg_set_wasm(exports) {
  wasm = exports;
}

export function sum(a, b) {
  return wasm.add(a, b);
}
