import { type ExampleRun, hashOf, loadRecord, normalizePaths } from 'islet-prove';
import { rslibSite } from '#islet/testing/fixtureSites.ts';
import type { BrowserBuilds } from '../../site/playground/recordedRuns.ts';
import type { RslibWorkerPage } from './rslibWorker.ts';

/** Where a project and its packages are in the worker. */
const place = { folder: '/home/reader/projects/my-lib', packages: '/node_modules' };

/**
 * Builds a recorded run in a browser, and describes the first difference from what is recorded: a file, or whether it
 * failed. Empty if there is none.
 */
export async function compareRun(
  worker: RslibWorkerPage,
  run: ExampleRun,
  { files, commands }: BrowserBuilds,
): Promise<string> {
  const build = await worker.build(files, commands);
  if (build.kind !== 'built') return `${build.reason}: ${build.text}`;
  const { files: written, isFailed = false } = build;
  const record = await loadRecord(rslibSite, `examples/${run.example}/output/${run.run}.md`);
  const last = record.commands.findLast(({ command }) => command === commands.at(-1));
  if ((last?.exitCode !== 0) !== isFailed) return isFailed ? 'It fails.' : "It doesn't fail.";
  const isKept = (name: string) =>
    !/(?:^|\/)node_modules\//.test(name) &&
    !run.unrecorded.some((folder) => `${name}/`.startsWith(`${folder}/`));
  const expected = record.files.filter(({ path: name }) => isKept(name));
  const names = new Set([...expected.map((file) => file.path), ...Object.keys(written)]);
  for (const name of [...names].filter(isKept)) {
    const recorded = expected.find((file) => file.path === name);
    const content = written[name];
    if (!recorded || !content) return `${name} is ${recorded ? 'missing' : 'new'}.`;
    const text = content.includes(0) ? content : Buffer.from(normalize(String(content), run));
    if (recorded.hash && recorded.hash !== hashOf(text)) return `${name} differs.`;
  }
  return '';
}

const normalize = (text: string, { example }: ExampleRun): string =>
  // Not where the path of the packages is the end of a relative one.
  normalizePaths(text, { ...place, packages: '/none/node_modules', name: example }).replace(
    /(?<![\w./])\/node_modules\//g,
    `/projects/${example}/node_modules/`,
  );
