import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { normalizePaths, readExamples, readFiles } from 'islet-prove';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { compareRun } from '../../tests/support/compareRun.ts';
import { openRslibWorker, serveRuntime } from '../../tests/support/rslibWorker.ts';
import { keyOf, listChoices, printConfig } from '../explorer/choices.ts';
import { type ExplorerData, findOutput } from '../explorer/explorerData.ts';
import { differingRuns } from './differingRuns.mjs';
import { readBrowserRun } from './recordedRuns.ts';

const rslibSite = path.resolve(import.meta.dirname, '..');

/** Milliseconds: each of hundreds of builds takes a tenth of a second, and more on a busy machine. */
const hour = 3_600_000;

let runtime: Awaited<ReturnType<typeof serveRuntime>>;
let browser: Browser;
beforeAll(async () => {
  runtime = await serveRuntime();
  const args = ['--headless', '--no-sandbox', '--disable-gpu'];
  browser = await chromium.launch({ executablePath: await findBrowser(), args });
}, hour);
afterAll(async () => {
  await browser.close();
  runtime.close();
});

/** Texts that are longer are recorded by their size. */
const longestText = 32 * 1024;

test('all choices of the output explorer come out as recorded', { timeout: hour }, async () => {
  const worker = await openRslibWorker(await browser.newPage(), runtime.origin);
  const project = await readFiles(path.join(rslibSite, 'examples/explorer'), isSource);
  const files = Object.fromEntries(
    Object.entries(project).map(([name, text]) => [name, `${text}`]),
  );
  const differing: string[] = [];
  for (const choice of listChoices()) {
    const file = path.join(rslibSite, 'public/explorer', `${choice.format}.json`);
    const data: ExplorerData = JSON.parse(await readFile(file, 'utf8'));
    const config = printConfig(choice);
    const { files: output } = await worker.build({ ...files, 'rslib.config.ts': config });
    const shown = Object.entries(output)
      .filter(([name]) => name.startsWith('dist/'))
      .map(([name, content]) => [name, shorten(moveToProject(`${content}`))]);
    const recorded = findOutput(data, choice);
    if (JSON.stringify(Object.fromEntries(shown.sort())) !== JSON.stringify(recorded))
      differing.push(keyOf(choice));
  }
  expect(differing).toEqual([]);
});

const isSource = (name: string): boolean => !/^(?:dist|node_modules)(?:\/|$)/.test(name);

/** As the record has it: packages are in the project, even where their path has become a name. */
const moveToProject = (text: string): string =>
  normalizePaths(text, {
    folder: '/home/reader/projects/my-lib',
    packages: '/node_modules',
    name: 'explorer',
  }).replace(/(?<![\w$])_node_modules_/g, '_projects_explorer_node_modules_');

const shorten = (text: string): string | number =>
  text.length > longestText ? Buffer.byteLength(text) : text;

test('recorded runs come out as recorded, or differ for a known reason', {
  timeout: hour,
}, async () => {
  const worker = await openRslibWorker(await browser.newPage(), runtime.origin);
  const differing: string[] = [];
  for (const run of await readExamples(path.join(rslibSite, 'examples'))) {
    const builds = readBrowserRun(run);
    if ('reason' in builds) continue;
    const difference = await compareRun(worker, run, builds);
    if (difference) differing.push(`${run.example}/${run.run}: ${difference}`);
  }
  const known = Object.values(differingRuns).flat();
  expect(differing.map((one) => one.replace(/:.*/s, '')).sort(), differing.join('\n')).toEqual(
    known.sort(),
  );
});
