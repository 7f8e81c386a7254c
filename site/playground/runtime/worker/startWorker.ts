import {
  type BuildRequest,
  type FailureReason,
  isWorkerRequest,
  type ProjectFiles,
  type WorkerReply,
} from '../../protocol.ts';
import { describePanic } from './describePanic.ts';
import { DownloadError, downloadParts, readRuntimeManifest } from './downloads.ts';
import { removeStorage } from './removeStorage.ts';
import { keepWasm } from './wasmSource.ts';

const started = performance.now();
const post: (message: WorkerReply) => void = globalThis.postMessage.bind(globalThis);

function fail(reason: FailureReason, error: unknown): void {
  post({ kind: 'failed', reason, text: error instanceof Error ? error.message : String(error) });
}

addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof WebAssembly.RuntimeError) fail('panic', reason);
});

// Each thread has a `console` of its own, so the text of a panic would be lost with it.
addEventListener('napi-rs-worker-error', (event) =>
  fail('panic', describePanic(event instanceof CustomEvent ? event.detail : undefined)),
);

const report = (loaded: number, total: number): void => post({ kind: 'progress', loaded, total });

/** Downloads what every build needs, starts the binding, then the tool. */
async function start() {
  const manifest = await readRuntimeManifest();
  const [wasm, packages] = await downloadParts(manifest, ['wasm', 'packages'], report);
  if (!wasm || !packages) throw new DownloadError('The manifest lacks parts of the tool.');
  keepWasm(wasm.buffer);
  await import('./nodeGlobals.ts');
  await import('@rspack/binding-wasm32-wasi');
  const { writePackages } = await import('./projectFolder.ts');
  writePackages(JSON.parse(new TextDecoder().decode(packages)));
  await import('./registerNode.ts');
  const tool = await import('./buildProject.ts');
  const { loadFeatures } = await import('./loadFeatures.ts');
  removeStorage(globalThis);
  post({ kind: 'ready', release: tool.release, milliseconds: performance.now() - started });
  return { ...tool, prepare: (files: ProjectFiles) => loadFeatures(files, manifest, report) };
}

/** Why the tool can't start: the page explains each. */
function explainStart(error: unknown): FailureReason {
  if (error instanceof DownloadError) return 'download';
  if (!globalThis.crossOriginIsolated) return 'isolation';
  // Browsers refuse memory with this error, as some phones do: the binding shares 2 GiB of addresses.
  if (error instanceof RangeError) return 'memory';
  return typeof SharedArrayBuffer === 'undefined' ? 'threads' : 'unsupported';
}

const opened = start();
opened.catch((error: unknown) => fail(explainStart(error), error));

async function answer(request: BuildRequest): Promise<void> {
  const { buildProject, prepare } = await opened;
  const { id, files } = request;
  await prepare(files);
  post(await buildProject(request, (text) => post({ kind: 'log', id, text })));
}

/** One build after another: they share the file system. */
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }) => {
  if (isWorkerRequest(data))
    last = last
      .then(() => answer(data))
      .catch((error: unknown) =>
        fail(error instanceof DownloadError ? 'download' : 'panic', error),
      );
});
