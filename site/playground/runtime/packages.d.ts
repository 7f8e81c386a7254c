/** Packages of the examples that have no types here: what the runtime uses of them. */

declare module '@napi-rs/wasm-runtime/fs' {
  export const Buffer: BufferConstructor;
  export function memfs(): { fs: typeof import('node:fs'); vol: unknown };
}

declare module '@rspack/binding-wasm32-wasi' {
  const binding: {
    transformSync(source: string, options: string): { code: string };
  };
  export default binding;
}

declare module '@rspack/binding-wasm32-wasi/wasi-worker-browser.mjs';

declare module 'path-browserify' {
  const path: typeof import('node:path');
  export default path;
}

declare module 'util/' {
  const util: Record<string, unknown> & {
    inspect(value: unknown, options?: unknown): string;
    format(...values: unknown[]): string;
    types: Record<string, (value: unknown) => boolean>;
  };
  export default util;
}

declare module 'events/' {
  const events: Record<string, unknown>;
  export default events;
  export class EventEmitter {
    on(name: string, listener: (...values: never[]) => void): this;
    emit(name: string, ...values: unknown[]): boolean;
  }
  export const once: unknown;
}

declare module 'create-hash/browser.js' {
  interface Hash {
    update(data: string): Hash;
    digest(encoding: string): string;
  }
  export default function createHash(algorithm: string): Hash;
}

declare module 'readable-stream/lib/ours/browser.js' {
  const stream: Record<string, unknown> & {
    promises: { pipeline: unknown; finished: unknown };
    Transform: new (options: {
      transform(part: Uint8Array, encoding: string, next: () => void): void;
      flush(this: { push(bytes: Uint8Array): void }, next: (error?: unknown) => void): void;
    }) => unknown;
  };
  export default stream;
}

declare module 'querystring-es3' {
  const querystring: Record<'parse' | 'stringify' | 'decode' | 'encode', unknown>;
  export default querystring;
}

declare module 'runtime:registry' {
  import type { ModuleLoader } from './worker/moduleRegistry.ts';
  /** Modules that packages load by their path in the file system. */
  export const modules: Record<string, ModuleLoader>;
}

declare module 'runtime:place' {
  /** The `node_modules` of the project in the file system of the worker. */
  export const place: string;
}

declare module 'runtime:node' {
  /** The stand-ins for the modules of Node, by name. */
  export const modules: Record<string, unknown>;
}

declare module 'runtime:features' {
  import type { ModuleLoader } from './worker/moduleRegistry.ts';
  /** What is downloaded only for the projects that use it. */
  export const features: readonly {
    name: string;
    pattern: string;
    hasFiles: boolean;
    names: Record<string, ModuleLoader>;
    paths: Record<string, ModuleLoader>;
  }[];
}
