// Preloaded in every Node process of an example. The TypeScript compiler writes its output in chunks, and Rslib
// adds `[tsgo]` to each chunk, so the result depends on timing. This passes on all output as one chunk.
// A CommonJS module, because with `--import` a process takes a quarter longer to start.
const childProcess = require('node:child_process');
const { syncBuiltinESMExports } = require('node:module');
const path = require('node:path');

const { spawn } = childProcess;

childProcess.spawn = /** @type {typeof spawn} */ (
  (/** @type {Parameters<typeof spawn>} */ ...args) => {
    const child = spawn(...args);
    if (/^tsc(?:\.exe)?$/.test(path.basename(child.spawnfile)) && child.stdout) hold(child.stdout);
    return child;
  }
);
syncBuiltinESMExports();

/** @param {import('node:stream').Readable} stream */
function hold(stream) {
  /** @type {Buffer[]} */
  const pieces = [];
  const emit = stream.emit.bind(stream);
  stream.emit = (/** @type {string} */ event, /** @type {any[]} */ ...args) => {
    if (event === 'data') return pieces.push(args[0]) > 0;
    if (event === 'end' && pieces.length > 0) emit('data', Buffer.concat(pieces));
    return emit(event, ...args);
  };
}
