/**
 * A worker for the page of the playground that answers at once. It prints its commands. What it writes repeats the
 * entry, and a comment in that, `fail: panic`, makes it fail in the way that it names.
 */
export const standInWorker = `
const encode = (text) => new TextEncoder().encode(text);
onmessage = ({ data: { id, files, commands } }) => {
  const entry = files['src/index.ts'] ?? '';
  const [, failure = 'no'] = [...entry.matchAll(/fail: (\\w+)/g)].at(-1) ?? [];
  if (failure === 'never') for (;;);
  if (failure !== 'no') return postMessage({ kind: 'failed', reason: failure, text: 'Details' });
  const log = '\\u001b[1m\\u001b[32mready\\u001b[39m\\u001b[22m built in 0.01 s\\n';
  postMessage({ kind: 'log', id, text: log + commands.join('\\n') });
  const written = {
    'dist/index.cjs': encode('exports.a = 1;\\n'),
    'dist/index.js': encode(entry),
    'dist/logo.png': Uint8Array.of(137, 80, 255),
  };
  postMessage({ kind: 'built', id, files: written, isFailed: false, milliseconds: 5 });
};
postMessage({ kind: 'progress', loaded: 0, total: 6800000 });
postMessage({ kind: 'ready', release: '1.2.3', milliseconds: 1 });
`;
