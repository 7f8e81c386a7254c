import { Buffer, memfs } from '@napi-rs/wasm-runtime/fs';

// The WebAssembly binding writes here too: a patch gives it this volume instead of one of its own. It is
// not imported from the binding, because modules that packages `require` may not wait for a download.
const { fs, vol } = memfs();

export { Buffer as memoryBuffer, fs as memoryFs, vol as memoryVolume };
