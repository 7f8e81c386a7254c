import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { checkOutDir } from '#islet/node/output/files/checkOutDir.ts';
import { checkPublicFiles } from '#islet/node/output/files/checkPublicFiles.ts';
import { compilePage } from '#islet/node/page/record/compilePage.ts';
import { createCompileContext } from '#islet/node/page/record/createCompileContext.ts';
import { checkRedirects } from '#islet/node/site/hosts/checkRedirects.ts';
import { hostRedirects } from '#islet/node/site/hosts/hostFiles.ts';
import { siteRedirects } from '#islet/node/site/hosts/siteRedirects.ts';
import { createSite } from '#islet/node/site/navigation/createSite.ts';
import { siteSources } from '#islet/node/site/navigation/siteSources.ts';
import { openProject } from '#islet/node/site/scan/openProject.ts';
import { hasErrors } from '#islet/node/support/problems/problems.ts';
import type { Problem } from '#islet/shared/types.ts';
import { startCli } from '#islet/testing/cli.ts';
import { patience } from '#islet/testing/patience.mjs';
import type { Attack } from '../attack.ts';
import { secret, writeHostileSite } from '../hostileSite.ts';

const modules = path.resolve('node_modules');
/** Share of the rounds with a full build; all others stop before bundling. */
const builds = 0.04;

/** Small sites with all kinds of errors: config, names, links, encodings, redirects, menus. */
export const sites: Attack = {
  name: 'sites',
  share: 16,
  async begin(folder) {
    return {
      async play(random) {
        const siteRoot = path.join(folder, 'round', 'site');
        await mkdir(siteRoot, { recursive: true });
        try {
          await writeHostileSite(random, siteRoot);
          const faults = await (random.chance(builds) ? buildWhole(siteRoot) : readWhole(siteRoot));
          return faults.map((fault) => `A hostile site: ${fault}`);
        } finally {
          await rm(path.dirname(siteRoot), { recursive: true, force: true });
        }
      },
      async end() {},
    };
  },
};

/** Processes a site like a build, but without bundling; everything it throws is a fault. */
async function readWhole(siteRoot: string): Promise<string[]> {
  const project = await openProject(siteRoot);
  if ('problems' in project) return findBadProblems(project.problems);
  const records = [];
  const context = createCompileContext(project);
  for (const page of project.pages) records.push(await compilePage(page, context));
  const site = createSite(siteSources(project, records));
  const problems = [
    ...project.scan.problems,
    ...site.problems,
    ...records.flatMap((record) => record.problems),
    ...(await checkOutDir(siteRoot, project.outDir)),
    ...(await checkPublicFiles(project)),
    ...checkRedirects(project),
  ];
  const faults = findBadProblems(problems);
  if (hasErrors(problems)) return faults;
  const published = [...project.publicFiles].map((file) => path.join(project.publicRoot, file));
  const assets = records.flatMap((record) => record.assets.map(({ source }) => source));
  for (const file of [...published, ...assets]) {
    if ((await readFile(file, 'utf8')).includes(secret)) faults.push(`it publishes \`${file}\`.`);
  }
  const html = records.flatMap(({ body }) => body.filter((part) => typeof part === 'string'));
  return [
    ...faults,
    ...findBadRedirects(hostRedirects(siteRedirects(project), '')),
    ...findBadAddresses([html.join(''), ...site.sites.map(drawAddresses)].join('\n')),
    ...(html.join('').includes(secret) ? ['a page contains text that must not be published.'] : []),
  ];
}

/** Builds a site with the command line. */
async function buildWhole(siteRoot: string): Promise<string[]> {
  await symlink(modules, path.join(siteRoot, 'node_modules'), 'junction');
  const build = startCli('build', siteRoot);
  const timer = setTimeout(() => build.process.kill('SIGKILL'), patience);
  const { code, printed } = await build.ended;
  clearTimeout(timer);
  const faults: string[] = [];
  if (code === null) faults.push(`the build hangs: ${printed}`);
  else if (code > 1) faults.push(`the build ends with code ${code}: ${printed}`);
  if (/^\s+at .+:\d+:\d+\)?$|^Node\.js v/m.test(printed)) faults.push(`a stack trace: ${printed}`);
  if (/which is a bug in it/.test(printed)) faults.push(`a defect: ${printed}`);
  if (code === 1 && !/Fix: |process\.exit/.test(printed)) faults.push(`no message: ${printed}`);
  if (code !== 0) return faults;
  const [, output = ''] = / into (.*) in [\d.]+ s\.$/m.exec(printed) ?? [];
  for (const entry of await readdir(output, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // The build's own, for GitHub Pages.
    if (entry.name.startsWith('.') && entry.name !== '.nojekyll')
      faults.push(`it publishes the hidden \`${file}\`.`);
    const text = await readFile(file, 'utf8');
    if (text.includes(secret)) faults.push(`\`${file}\` contains text that must not be published.`);
    if (entry.name === '_redirects') faults.push(...findBadRedirects(text));
    if (entry.name.endsWith('.html')) faults.push(...findBadAddresses(text));
  }
  return faults;
}

/** A problem must name the error, its place and a fix, each in a sentence. */
function findBadProblems(problems: readonly Problem[]): string[] {
  return problems.flatMap(({ message, fix, file }) => {
    const isDefect = /report this as a defect|undefined|\[object/.test(message + fix);
    return message && fix && file && !isDefect
      ? []
      : [`a bad message: ${JSON.stringify({ file, message, fix })}`];
  });
}

function findBadRedirects(text: string): string[] {
  const lines = text.split('\n').filter(Boolean);
  const good = /^\/[\x21-\x7e]* (?:\/(?!\/)|https?:\/\/)[\x21-\x7e]* [1-5]\d\d$/;
  return lines.filter((line) => !good.test(line)).map((line) => `a bad redirect: ${line}`);
}

/** The URLs in site data, as attributes, and its HTML. A social link may also have text, which is neither. */
const drawAddresses = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  const mode = 'mode' in value ? value.mode : null;
  return Object.entries(value)
    .map(([key, part]) => {
      if (typeof part !== 'string') return drawAddresses(part);
      if (key === 'content' && mode === 'text') return '';
      if (key === 'content' && mode === 'dom') return part;
      return /^(?:link|content|icon|logo|src)$/.test(key)
        ? `<img src=${JSON.stringify(part)}>`
        : '';
    })
    .join('');
};

/** Resolves the URLs in HTML with the platform's own parser. */
function findBadAddresses(html: string): string[] {
  const found = html.matchAll(/<(\w+)\b[^>]*?\s(?:href|src|xlink:href)="([^"]*)"/g);
  return Array.from(found, ([, tag = '', address = '']) => {
    const base = 'https://a.example/';
    const { protocol, href } = URL.canParse(address, base) ? new URL(address, base) : new URL(base);
    const isImage = tag !== 'a' && /^data:(?:image|,)/.test(href);
    const isSafe = isImage || /^(?:https?|mailto|tel):$/.test(protocol);
    return isSafe ? [] : [`the address ${JSON.stringify(address)} of a \`<${tag}>\``];
  }).flat();
}
