import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { decodePage } from '#islet/node/output/files/encodePage.ts';
import { type Running, runCli, startCli } from '#islet/testing/cli.ts';
import { copyFixture } from '#islet/testing/fixtureSites.ts';
import { patience } from '#islet/testing/patience.mjs';
import type { Attack } from '../attack.ts';
import type { Random } from '../random.ts';

/** A dev server, and the site that is edited while it runs. */
interface Stage {
  /** Empty folder for clean builds. */
  scratch: string;
  siteRoot: string;
  server: Running;
  url: string;
  /** The valid config. */
  config: string;
}

const folders = ['guide', 'guide/deep', 'api'];
const names = ['one', 'two', 'three'];

/** Pages that are only valid or invalid temporarily. */
const broken = [
  ...['<Unclosed', '{', '{[].a.b}', ':::tip', '---\ntitle: [\n---', '<Unknown />', '`', '', '\0'],
  ...["import X from './nowhere.tsx';\n\n<X />", '![](./a%00.png)', '```ts file="./gone.ts"\n```'],
  ...['{(() => { throw new Error("late") })()}', `![](./${'x'.repeat(300)}.png)`],
];

const brokenConfigs = [
  'export default {',
  'throw new Error("broken");',
  'export default { title: 5 };',
  "export default { title: 'Other', rsbuild: { plugins: [null] } };",
  '',
];

/** Edits a site randomly while the dev server runs; in the end it must show the same pages as a clean build. */
export const edits: Attack = {
  name: 'edits',
  share: 1,
  async begin(folder) {
    const siteRoot = await copyFixture('plain', folder);
    const config = await readFile(path.join(siteRoot, 'site.config.ts'), 'utf8');
    const server = startCli('dev', siteRoot, '--port', '0');
    const [url] = await server.printed(/http:\/\/\S+\/(?=\s)/);
    const scratch = path.join(folder, 'builds');
    return {
      play: (random) => play(random, { scratch, siteRoot, server, url, config }),
      async end() {
        server.process.kill();
        await server.ended;
      },
    };
  },
};

async function play(random: Random, stage: Stage): Promise<string[]> {
  for (let steps = 5 + random.below(40); steps > 0; steps--) {
    await edit(random, stage);
    // Some edits are part of one change, others happen while an earlier one is processed.
    for (let turns = random.below(3); turns > 0; turns--) await fetch(stage.url).catch(() => null);
  }
  const pages = await settle(random, stage);
  const expected = await buildPages(stage, pages);
  const faults: string[] = [];
  for (const [page, data] of expected) {
    const shown = await waitFor(() => askPage(stage.url, page), data);
    if (!isDeepStrictEqual(shown, data)) {
      faults.push(`${page} shows ${JSON.stringify(shown)} instead of ${JSON.stringify(data)}.`);
    }
  }
  if (stage.server.process.exitCode !== null || stage.server.process.signalCode !== null) {
    faults.push(`The server has exited:\n${(await stage.server.ended).printed}`);
  }
  return faults;
}

/** Makes a random change; the changed file may be missing. */
async function edit(random: Random, { siteRoot, config }: Stage): Promise<void> {
  const place = random.pick(folders);
  const folder = path.join(siteRoot, 'docs/en', place);
  const file = path.join(folder, `${random.pick(names)}.mdx`);
  const other = path.join(folder, `${random.pick(names)}.mdx`);
  const text = random.chance(0.5) ? goodText(random, place) : random.pick(broken);
  const kinds: Array<() => Promise<unknown>> = [
    () => write(file, text),
    () => write(file, text),
    () => write(path.join(folder, '_meta.json'), random.pick(['[', '["one"]', '["gone"]', '{}'])),
    () => rename(file, other),
    () => rm(file, { force: true }),
    () => rm(folder, { recursive: true, force: true }),
    () => rename(path.join(siteRoot, 'docs'), path.join(siteRoot, 'away')),
    () => rename(path.join(siteRoot, 'away'), path.join(siteRoot, 'docs')),
    () => write(path.join(siteRoot, 'components/Part.tsx'), partText(random)),
    () => write(path.join(siteRoot, 'public/file.txt'), text),
    () => rm(path.join(siteRoot, 'public'), { recursive: true, force: true }),
  ];
  // Rarely, because a changed config restarts everything and would dominate the test.
  if (random.chance(0.1)) {
    const next = random.chance(0.5) ? config : random.pick(brokenConfigs);
    await write(path.join(siteRoot, 'site.config.ts'), next);
  } else {
    await random
      .pick(kinds)()
      .catch(() => {});
  }
}

/** Replaces the edited files with a valid site and returns the paths of its pages. */
async function settle(random: Random, { siteRoot, config }: Stage): Promise<string[]> {
  const docs = path.join(siteRoot, 'docs/en');
  await rm(path.join(siteRoot, 'away'), { recursive: true, force: true });
  for (const folder of ['guide', 'api']) {
    await rm(path.join(docs, folder), { recursive: true, force: true });
  }
  await write(path.join(siteRoot, 'components/Part.tsx'), partText(random));
  await write(path.join(docs, 'index.md'), '# Home\n');
  await write(path.join(docs, '404.md'), '# Not here\n');
  await write(path.join(docs, 'large/index.md'), '# The page\n');
  await write(path.join(docs, '_nav.json'), '[{ "text": "Guide", "link": "/guide/one" }]');
  const pages: string[] = [];
  for (const folder of folders) {
    for (const name of names.slice(0, 1 + random.below(names.length))) {
      await write(path.join(docs, folder, `${name}.mdx`), goodText(random, folder));
      pages.push(`${folder}/${name}`);
    }
  }
  await write(path.join(siteRoot, 'site.config.ts'), config);
  return pages;
}

/** Text of a page in a folder of the language; it may import a component. */
function goodText(random: Random, folder: string): string {
  if (random.chance(0.5)) return `# Title ${random.below(1000)}\n\nText ${random.below(1000)}.\n`;
  const up = '../'.repeat(folder.split('/').length + 2);
  return `import Part from '${up}components/Part.tsx';\n\n# With a part ${random.below(1000)}\n\n<Part />\n`;
}

const partText = (random: Random): string =>
  `export default () => <p>Part ${random.below(1000)}</p>;\n`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The page data from a clean build of the current site. */
async function buildPages(
  { scratch, siteRoot }: Stage,
  pages: readonly string[],
): Promise<Map<string, unknown>> {
  await rm(scratch, { recursive: true, force: true });
  const isCopied = (source: string): boolean => !/[\\/](?:\.islet|dist)$/.test(source);
  await cp(siteRoot, scratch, { recursive: true, filter: isCopied, verbatimSymlinks: true });
  const built = await runCli('build', scratch);
  if (built.code !== 0) throw new Error(`The site could not be built:\n${built.printed}`);
  const read = async (page: string): Promise<[string, unknown]> => {
    const bytes = await readFile(path.join(scratch, 'dist', `${page}.data.bin`));
    return [page, comparable(decodePage(bytes))];
  };
  return new Map(await Promise.all(pages.map(read)));
}

/** The current page data from the dev server, or a text if it returns none. */
async function askPage(url: string, page: string): Promise<unknown> {
  try {
    const response = await fetch(new URL(`${page}.data.bin`, url));
    return response.ok
      ? comparable(decodePage(Buffer.from(await response.arrayBuffer())))
      : await response.text();
  } catch (error) {
    return String(error);
  }
}

/** Page data without fields that differ between dev and build by design. */
function comparable(data: object): object {
  return { ...data, buildId: '', site: '', lastUpdated: null };
}

/** Polls until the answer is the expected one; returns the last answer. */
async function waitFor(ask: () => Promise<unknown>, expected: unknown): Promise<unknown> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (isDeepStrictEqual(answer, expected) || Date.now() > end) return answer;
    // It would take the processor from what it waits for.
    await setTimeout(20);
  }
}
