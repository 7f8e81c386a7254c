export async function createSum(imports) {
  const compiled = await import.source('./add.wasm');
  const { exports } = await WebAssembly.instantiate(compiled, imports);
  return exports.add;
}
