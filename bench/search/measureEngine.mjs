// A process of its own for each engine, so that none has the memory or the warm code of another.
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { register } from 'tsx/esm/api';

// Node 20: later versions run TypeScript without `tsx`.
register();
const [name = '', input = ''] = process.argv.slice(2);
const { documents, queries, questions, keystrokes, lang, synonyms } = JSON.parse(
  await readFile(input, 'utf8'),
);
/** @type {{ engine: import('./engines/types.d.ts').Engine }} */
const { engine } = await import(`./engines/${name}.mjs`);

const files = await engine.build(documents, { lang, synonyms });

/** @type {Set<string>} */
const loaded = new Set();
const load = async (/** @type {string} */ file) => {
  const bytes = files.get(file);
  if (!bytes) throw new Error(`${name} asked for ${file}, which its build did not write.`);
  loaded.add(file);
  return bytes;
};
const loadedBytes = () =>
  [...loaded].reduce((sum, file) => sum + countBrotli(files.get(file) ?? new Uint8Array()), 0);

const before = await settledMemory();
const opening = performance.now();
const index = await engine.open(load);
const loadMs = performance.now() - opening;
const memory = (await settledMemory()) - before;
const openBytes = loadedBytes();

await index.query(keystrokes[Math.floor(keystrokes.length / 2)], 7);
const firstBytes = loadedBytes();

const hits = [];
for (const { q } of queries) hits.push(await index.query(q, 10));
const sections = [];
for (const { q } of questions) sections.push((await index.findSections?.(q, 3)) ?? []);
// Each key is asked several times, and its median counts: the compiler and the garbage collector meanwhile
// falls on any of them. An engine's cache must not answer, so each round has its own limit.
/** @type {number[][]} */
const rounds = [];
for (const limit of [5, 6, 7, 8, 9, 10]) {
  rounds.push([]);
  for (const text of keystrokes) {
    // Processor time: it hardly depends on what else the machine does.
    const start = process.cpuUsage();
    await index.query(text, limit);
    const { user, system } = process.cpuUsage(start);
    rounds.at(-1)?.push((user + system) / 1000);
  }
}
// The first one warms the code up.
const [, ...counted] = rounds;
const times = keystrokes.map((/** @type {string} */ _, /** @type {number} */ key) => {
  const sorted = counted.map((round) => round[key] ?? 0).sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
});
const result = { openBytes, firstBytes, loadMs, memory, times, hits, sections };
// Some engines leave timers and workers behind.
process.stdout.write(JSON.stringify(result), () => process.exit());

/** @param {Uint8Array} bytes */
function countBrotli(bytes) {
  // Level 11 takes minutes for the largest of these files.
  const quality = bytes.length > 4_000_000 ? 5 : 11;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length;
}

async function settledMemory() {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + arrayBuffers + external;
}
