const file = new URL("./static/wasm/54b710755d.module.wasm", import.meta.url);
async function loadAdd() {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(file));
    return instance.exports.add;
}
export { loadAdd };
