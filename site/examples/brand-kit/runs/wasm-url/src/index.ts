const file = new URL('./add.wasm', import.meta.url);

export async function loadAdd() {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(file));
  return instance.exports.add as (a: number, b: number) => number;
}
