import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentShared } from '#islet/node/drivers/builder/documentShared.ts';
import { createPageStage } from '#islet/node/drivers/devServer/pageStage.ts';
import { toSearchDocument } from '#islet/node/output/index/toSearchDocument.ts';
import type { CompileContext } from '#islet/node/page/record/compileContext.ts';
import { compilePage } from '#islet/node/page/record/compilePage.ts';
import { createCompileContext } from '#islet/node/page/record/createCompileContext.ts';
import { summarizePage } from '#islet/node/page/record/summarizePage.ts';
import { openRuntime } from '#islet/node/render/document/openRuntime.ts';
import { renderDocument } from '#islet/node/render/document/renderDocument.ts';
import { openProject } from '#islet/node/site/scan/openProject.ts';
import { indexPage } from '#islet/search/index/indexPage.ts';
import type { HeadElement } from '#islet/shared/frontmatter.ts';
import type { PageIdentity } from '#islet/shared/types.ts';
import type { Attack } from '../attack.ts';
import { inspectPage } from '../inspectPage.ts';
import { mutatePage } from '../mutatePage.ts';
import { longest, processorTime } from '../processorTime.ts';

/** The pages that are mutated. */
const names = { md: 'text', mdx: 'code' };

/** Processes mutated pages in all stages, like a dev server, one version of the file after the other. */
export const pages: Attack = {
  name: 'pages',
  share: 25,
  async begin(folder) {
    const repository = findRepository(import.meta.dirname);
    // A site with a theme has a bundle of its own.
    const siteRoot = path.join(folder, 'themed');
    const { project, bundle, ready } = await prepareSite(repository, siteRoot);
    const context = createCompileContext(project);
    const stage = createPageStage({
      project,
      bundle: {
        current: async () => ready,
        problems: () => [],
      },
      // The text of an earlier round would be shown, without its problems.
      lastReadable: (record) => record,
      print: () => {},
      onDependencies: () => {},
    });
    const corpus = await readCorpus([
      path.join(repository, 'site/docs'),
      path.join(repository, 'tests/fixtures'),
    ]);

    return {
      async play(random) {
        const extension = random.pick(['md', 'mdx'] as const);
        const filePath = `docs/en/${names[extension]}.${extension}`;
        const page = project.pages.find((one) => one.filePath === filePath);
        if (!page) throw new Error(`There is no ${filePath}.`);
        const source = mutatePage(random, corpus[extension]);
        const file = path.join(siteRoot, filePath);
        await writeFile(file, source);
        const start = processorTime();
        await stage.invalidate(new Set([file]));
        const visited = await stage.visit(page.routePath, ready);
        if (!visited) throw new Error(`There is no page ${page.routePath}.`);
        const { state, problems } = visited;
        const shell = await ready.runtime.renderShell(state);
        const shared = documentShared(project, { bundle, pages: [] });
        const document = renderDocument({ ...shared, state, shell });
        const faults = [
          ...inspectPage({
            ...{ source, html: state.page.html ?? '', document, problems },
            headScripts: countScripts(state.page.frontmatter.head),
          }),
          ...(await inspectRecord(page, context)),
        ];
        const time = Math.round(processorTime() - start);
        if (time > longest) faults.push(`it took ${time} ms`);
        return faults.map(
          (fault) => `${filePath}: ${fault}\n${JSON.stringify(source).slice(0, 4000)}`,
        );
      },
      end: async () => {},
    };
  },
};

const countScripts = (head: readonly HeadElement[] = []): number =>
  head.filter(({ tag }) => tag === 'script').length;

/** Builds a copy of a fixture, and opens it. */
async function prepareSite(repository: string, siteRoot: string) {
  await cp(path.join(repository, 'tests/fixtures/themed'), siteRoot, { recursive: true });
  const modules = path.join(siteRoot, 'node_modules');
  await symlink(path.join(repository, 'node_modules'), modules, 'junction');
  for (const [extension, name] of Object.entries(names)) {
    await writeFile(path.join(siteRoot, `docs/en/${name}.${extension}`), '# Start\n');
  }
  await build(repository, siteRoot);
  const serverEntry = path.join(siteRoot, '.islet/build/server/server.cjs');
  const runtime = await openRuntime(serverEntry);
  const project = await openProject(siteRoot);
  if ('problems' in project) throw new Error(JSON.stringify(project.problems));
  const boot = 'hashed/boot.js';
  const bundle = { boot, stylesheets: [], moduleStyles: {}, serverEntry, files: [] };
  return { project, bundle, ready: { bundle, runtime } };
}

async function inspectRecord(page: PageIdentity, context: CompileContext): Promise<string[]> {
  const record = await compilePage(page, context);
  const summary = await summarizePage(page, context);
  const text = toSearchDocument(record);
  if (text) indexPage(text);
  const faults: string[] = [];
  // The summary of a broken page has everything before the error.
  if (record.isWhole && summary.title !== record.title) {
    faults.push(`the summary says "${summary.title}", the record "${record.title}"`);
  }
  if (JSON.stringify(JSON.parse(JSON.stringify(record))) !== JSON.stringify(record)) {
    faults.push('the record cannot be serialized as JSON');
  }
  return faults;
}

/** Finds the repository: the attack may run from its source, or compiled in a cache folder. */
function findRepository(start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'tests/fixtures'))) return folder;
    if (folder === path.dirname(folder)) throw new Error('No repository found.');
  }
}

async function build(repository: string, siteRoot: string): Promise<void> {
  const bin = path.join(repository, 'packages/islet/dist/node/islet.js');
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env;
  const child = spawn(process.execPath, [bin, 'build', siteRoot], { env, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build of the fixture ended with ${code}.`);
}

async function readCorpus(folders: readonly string[]): Promise<Record<'md' | 'mdx', string[]>> {
  const corpus: Record<'md' | 'mdx', string[]> = { md: [], mdx: [] };
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.sort()) {
      if (!/\.mdx?$/.test(name) || /node_modules|\.islet|dist/.test(name)) continue;
      const extension = name.endsWith('.mdx') ? 'mdx' : 'md';
      corpus[extension].push(await readFile(path.join(folder, name), 'utf8'));
    }
  }
  return corpus;
}
