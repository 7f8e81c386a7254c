import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../scripts/answerHelp.mjs';
import { buildPackages } from '../scripts/buildPackages.mjs';
import { root } from '../scripts/run.mjs';
import { generateSite } from './generateSite.mjs';
import { measureDev } from './measureDev.mjs';
import { findPageSource } from './measureEdits.mjs';
import { measureQuery } from './measureQuery.mjs';
import { measureSize } from './measureSize.mjs';
import { readPageLoad, sumBytes } from './pageLoad.mjs';
import { runMeasured } from './runMeasured.mjs';

answerHelp(`
Usage: node bench/measureScale.mjs --pages 20000 [options]

Measures how one large generated site is built, changed, served and read, and adds that to bench/scale.json.

Options:
  --pages <number>      pages of the site
  --sections <number>   folders at the top of each language (default 2000)
  --languages <number>  languages that the pages are divided among (default 1)
  --heap <MB>           the most that each thread may have in its heap (default: what Node takes)
  --folder <path>       where the site is, or will be; it stays there, and isn't built again if it is
  --no-dev              without the dev server, which needs a Chromium
`);

/** One word, two, six frequent ones, and words with a typo. */
const queries = [
  'runtime',
  'runtime keyboard',
  'library build output bundle module format',
  'librray',
  'buildd outptu',
];

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '20000' },
    sections: { type: 'string', default: '2000' },
    languages: { type: 'string', default: '1' },
    heap: { type: 'string' },
    folder: { type: 'string' },
    dev: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
const { signal } = stop;

const pages = Number(values.pages);
const sections = Number(values.sections);
const languages = Number(values.languages);
const folder = values.folder ?? (await mkdtemp(path.join(tmpdir(), 'bench-scale-')));
const environment = values.heap ? { NODE_OPTIONS: `--max-old-space-size=${values.heap}` } : {};
try {
  await buildPackages();
  const figures = await measure(path.resolve(folder));
  const file = path.join(root, 'bench/scale.json');
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
  await writeFile(file, `${JSON.stringify([...known, figures], null, 2)}\n`);
  console.log(JSON.stringify(figures, null, 2));
} finally {
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}

/** @param {string} site */
async function measure(site) {
  const shape = { sections, languages, url: 'https://docs.example' };
  if (!(await isThere(path.join(site, 'site.config.ts')))) await generateSite(site, pages, shape);
  const output = path.join(site, 'dist');
  const build = () => runMeasured(['build', site], signal, environment);
  const cold = (await isThere(output)) ? null : await build();
  const [page, next] = ['section-01/page-0001', 'section-01/page-0002'];
  const view = await readPageLoad(output, `${page}.html`);
  const size = await measureSize(output);
  const query = await measureQuery(output, 'en', queries);
  const unchanged = await build();
  await appendFile(await findPageSource(site, page), '\nA sentence that is new.\n');
  const changed = await build();
  const dev = values.dev ? await measureDev(site, page, { runs: 1, signal }) : null;
  return {
    ...{ pages, sections, languages, heapMB: values.heap ? Number(values.heap) : null },
    ...{ cold, unchanged, changed, ...size },
    view: { bytes: sumBytes(view), requests: view.length },
    navigationBytes: (await stat(path.join(output, `${next}.data.bin`))).size,
    ...{ query, dev },
  };
}

/** @param {string} file */
function isThere(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
