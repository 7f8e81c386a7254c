let source: ArrayBuffer | undefined;

/** Keeps the WebAssembly of the binding, which has been downloaded with progress and decompressed. */
export function keepWasm(bytes: ArrayBuffer): void {
  source = bytes;
}

/** Gives it to the glue of the binding, which would download it uncompressed; nothing else holds it afterwards. */
export function takeWasm(): ArrayBuffer {
  const taken = source ?? new ArrayBuffer(0);
  source = undefined;
  return taken;
}
