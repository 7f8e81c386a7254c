import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { findRuntime, qualityName } from '../../site/playground/runtime/build/findRuntime.mjs';
import { prepareRuntime } from '../../site/playground/runtime/build/prepareRuntime.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What a build in the browser gave, as the page gets it. */
export interface BrowserBuild {
  kind: string;
  /** Why it failed, if the worker did. */
  reason?: string;
  text?: string;
  isFailed?: boolean;
  milliseconds?: number;
  files: Record<string, Buffer>;
  terminal: string;
}

/** A page with the worker of the playground, without the rest of the site. */
export interface RslibWorkerPage {
  build(files: Record<string, string>, commands?: readonly string[]): Promise<BrowserBuild>;
  stop(): Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** The policy of the worker's response, and of no other: the page has no right to evaluate. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'; worker-src 'self'";

/** The runtime, as a host serves it. */
export interface ServedRuntime {
  origin: string;
  /** From now on, only what browsers keep forever is there, as if they had kept it. */
  disconnect(): void;
  close(): void;
}

/** Serves the runtime as hosts do, isolated from other origins; builds it first if it isn't cached. */
export async function serveRuntime(prepared?: string): Promise<ServedRuntime> {
  // Compressing it well takes a minute, and no reader loads this one.
  if (!findRuntime(root).exists) process.env[qualityName] ??= '4';
  const folder = prepared ?? (await prepareRuntime(root, () => undefined));
  const page = await bundlePage();
  let isDisconnected = false;
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.slice(1);
    const isHashed = name.startsWith('hashed/');
    if (isDisconnected && !isHashed) return void response.destroy();
    const headers = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate',
      ...(isHashed && { 'Content-Security-Policy': workerPolicy }),
    };
    if (pathname === '/') {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Worker</title><script src="/page.js"></script>');
      return;
    }
    const content =
      pathname === '/page.js' ? page : await readFile(path.join(folder, name)).catch(() => null);
    response.writeHead(content === null ? 404 : 200, headers).end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    disconnect() {
      isDisconnected = true;
    },
    close: () => void server.close(),
  };
}

/** The page's own side of the worker, with a function that tests call. */
async function bundlePage(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { findWorkerAddress } from './findWorkerAddress.ts';
import { openWorker } from './openWorker.ts';
// On a busy machine, a build takes longer than a reader would wait.
const { setTimeout: wait } = globalThis;
globalThis.setTimeout = (call, delay) => wait(call, 40 * delay);
let terminal = '';
const worker = openWorker(() => findWorkerAddress('/'), { onLog: (text) => { terminal += text; } });
const encode = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
globalThis.buildProject = async (project, commands) => {
  terminal = '';
  const { files = {}, ...outcome } = await worker.build(project, commands);
  const encoded = Object.entries(files).map(([path, bytes]) => [path, encode(bytes)]);
  return { ...outcome, terminal, files: Object.fromEntries(encoded) };
};
globalThis.stopWorker = () => worker.stop();`,
      resolveDir: path.join(root, 'site/playground'),
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Opens the worker in a page. */
export async function openRslibWorker(page: Page, origin: string): Promise<RslibWorkerPage> {
  await page.goto(origin);
  return {
    async build(project, commands = ['npx rslib']) {
      const outcome = await page.evaluate(
        (given) => Reflect.get(globalThis, 'buildProject')(...given),
        [project, commands] as const,
      );
      const encoded: [string, string][] = Object.entries(outcome.files);
      const files = encoded.map(([file, text]) => [file, Buffer.from(text, 'base64')]);
      return { ...outcome, files: Object.fromEntries(files) };
    },
    stop: () => page.evaluate(() => Reflect.get(globalThis, 'stopWorker')()),
  };
}
