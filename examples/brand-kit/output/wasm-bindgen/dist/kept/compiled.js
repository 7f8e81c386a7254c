import source __rspack_external__add_wasm_fd3de8ad from "./add.wasm";
async function start(imports) {
    const { exports } = await WebAssembly.instantiate(__rspack_external__add_wasm_fd3de8ad, imports);
    return exports;
}
export { start };
