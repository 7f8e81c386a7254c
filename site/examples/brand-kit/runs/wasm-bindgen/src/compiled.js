import source add from './add.wasm';

export async function start(imports) {
  const { exports } = await WebAssembly.instantiate(add, imports);
  return exports;
}
