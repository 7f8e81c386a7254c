import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { findNodes } from '../tests/support/nodeReleases.ts';
import { listMissing, sampleFiles } from '../tests/support/samplePage.ts';
import { root } from './run.mjs';

/** The changes to the site: a plugin, a part of the theme, an interactive component, and the sample page. */
const changes = {
  ...sampleFiles,
  'site.config.ts': `
import { defineConfig } from 'islet/config';

const dropBreaks = () => (tree: { children: Array<{ type: string }> }) => {
  tree.children = tree.children.filter(({ type }) => type !== 'thematicBreak');
};

export default defineConfig({
  title: 'Elsewhere',
  icon: '/icon.svg',
  markdown: { remarkPlugins: [dropBreaks], math: true, mermaid: true },
});
`,
  'theme/components/Footer.tsx': `
import { useSite } from 'islet/client';
import { Footer as OurFooter } from 'islet/theme/components/Footer';

export function Footer() {
  return <><OurFooter /><p className="colophon">{'Made with ' + useSite().title}</p></>;
}
`,
  'docs/en/Counter.tsx': `'use client';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(3);
  return <button type="button" onClick={() => setCount(count + 1)}>{count + ' clicks'}</button>;
}
`,
  'docs/en/guide/more.mdx': `import { Counter } from '../Counter.tsx';

# More

---

<Counter />
`,
};

/** The installed version may be any. */
const pnpm = ['exec', '--yes', '--prefer-offline', '--package=pnpm@12.21.0', '--', 'pnpm'];

const attwPackage = '--package=@arethetypeswrong/cli@0.18.5';
const attw = ['npm', 'exec', '--yes', '--prefer-offline', attwPackage, '--', 'attw'];

const managers = {
  npm: {
    create: (tarball: string) => ['exec', '--yes', `--package=${tarball}`, '--', 'create-islet'],
    install: ['install', '--prefer-offline', '--no-audit', '--no-fund'],
    add: ['install', '--prefer-offline', '--no-audit', '--no-fund', '--save-dev'],
  },
  pnpm: {
    create: (tarball: string) => [...pnpm, `--package=${tarball}`, 'dlx', 'create-islet'],
    install: [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'],
    add: [...pnpm, 'add', '--prefer-offline', '--save-dev'],
  },
};

/** The release of the compiler that the repository uses. */
const { version: typescript } = (
  await import('typescript/package.json', { with: { type: 'json' } })
).default;

const temp = await createTempFolder();
const nodes = await findNodes(temp.path);
const [own] = nodes;
const names = ['islet', 'islet-prove', 'create-islet'] as const;
/** Absolute paths, by the name of the package. */
const tarballs = new Map<string, string>();
const tarballOf = (name: (typeof names)[number]): string => tarballs.get(name) ?? '';

beforeAll(async () => {
  // Another user builds here as well.
  await chmod(temp.path, 0o755);
  const packed = path.join(temp.path, 'tarballs');
  await call(['node', path.join(root, 'scripts/pack.mjs'), packed], { cwd: root, env: own?.env });
  for (const file of readdirSync(packed)) {
    tarballs.set(file.replace(/-\d.*/, ''), path.join(packed, file));
  }
});
afterAll(temp.remove);

test.each(names)('publint finds nothing in the package %s', async (name) => {
  const tarball = new Uint8Array(await readFile(tarballOf(name))).buffer;
  const { messages } = await publint({ pack: { tarball } });
  expect(messages).toEqual([]);
});

test('TypeScript finds the types of each export in all ways a module can import it', async () => {
  const args = [tarballOf('islet'), '--profile', 'esm-only'];
  await call([...attw, ...args], { cwd: temp.path, env: own?.env });
});

const cases = nodes.flatMap(({ version, env }) =>
  (['npm', 'pnpm'] as const).map((name) => ({ version, env, name })),
);

describe.each(cases)('with Node $version and $name', ({ version, env, name }) => {
  const site = path.join(temp.path, version, `my-${name}-site`);
  const docs = ['node', path.join(site, 'node_modules/islet/dist/node/islet.js')];
  const tsc = ['node', path.join(site, 'node_modules/typescript/bin/tsc'), '--noEmit'];
  const inSite = { cwd: site, env };
  const textOf = (file: string) => readFile(path.join(site, file), 'utf8');

  test('a new site can be checked and built as it is', async () => {
    await mkdir(site, { recursive: true });
    await chmod(path.dirname(site), 0o755);
    expect(await call(['node', '--version'], inSite)).toBe(`v${version}\n`);
    await call(['npm', ...managers[name].create(tarballOf('create-islet')), '.'], inSite);
    const manifest = await textOf('package.json');
    await writeFile(
      path.join(site, 'package.json'),
      // Its release has not been published.
      manifest.replace(/(?<="islet": )".*"/, JSON.stringify(`file:${tarballOf('islet')}`)),
    );
    await call(['npm', ...managers[name].install], inSite);
    await call(tsc, inSite);
    expect(await call([...docs, 'build'], inSite)).not.toMatch(/warning/);
    expect(await textOf('dist/index.html')).toContain(`<title>My ${name} site`);
    const styles = readdirSync(path.join(site, 'dist/hashed')).filter((file) =>
      file.endsWith('.css'),
    );
    const css = await Promise.all(styles.map((file) => textOf(`dist/hashed/${file}`)));
    expect(css.join('')).toContain('#5a3fc0');
  });

  test('a site outside of the repository is proved, and shows in both languages what was recorded', async () => {
    const proof = path.join(site, `../${name}-proof`);
    await cp(path.join(root, 'tests/fixtures/proved'), proof, { recursive: true });
    const files = {
      'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n',
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'preserve',
          target: 'es2022',
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          types: [],
        },
        files: ['use.ts'],
      }),
      'use.ts': `import { type CreateCheck, formatRecord, type Proof, type RunRecord } from 'islet-prove';
import fences from 'islet-prove/fences';
export const record: RunRecord = { tool: 'Tool 1.0', commands: [], files: [] };
export const texts: string[] = [formatRecord(record), ...(fences.keys ?? [])];
const check: CreateCheck = ({ fences }) => ({ name: fences[0]?.file ?? '', parts: [] });
export const proof: Proof = { root: '/', docs: 'docs', checks: [check] };
// @ts-expect-error
export const count: number = formatRecord(record);
`,
    };
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(proof, file), text);
    const inProof = { cwd: proof, env };
    const others = ['react@19', 'react-dom@19', `typescript@${typescript}`];
    const packed = [tarballOf('islet'), tarballOf('islet-prove')];
    await call(['npm', ...managers[name].add, ...packed, ...others], inProof);
    expect(await call(['npm', 'run', 'proof'], inProof)).toMatch(/Examples: 1, right, 1 run/);
    const islet = path.join(proof, 'node_modules/islet/dist/node/islet.js');
    expect(await call(['node', islet, 'build'], inProof)).not.toMatch(/warning|error/);
    for (const file of ['index.html', 'zh/index.html']) {
      const html = await readFile(path.join(proof, 'dist', file), 'utf8');
      expect(html).toContain('<summary>greetings.txt (26 B)</summary>');
    }
    await call(['node', path.join(proof, 'node_modules/typescript/bin/tsc'), '-p', '.'], inProof);
    await writeFile(path.join(proof, 'examples/hello/names.txt'), 'Alan\n');
    await expect(call(['npm', 'run', 'proof'], inProof)).rejects.toThrow(
      /error examples\/hello\/output\/all\.md\n {2}The result differs/,
    );
  });

  test('a site of another engine is converted', async () => {
    const [from, to] = [path.join(site, '../old'), path.join(site, `../${name}-converted`)];
    await mkdir(path.join(from, '.vitepress'), { recursive: true });
    await writeFile(path.join(from, '.vitepress/config.ts'), "export default { title: 'Old' };");
    await writeFile(path.join(from, 'index.md'), '# Home');
    const create = managers[name].create(tarballOf('create-islet'));
    const printed = await call(['npm', ...create, to, '--from', from], { cwd: from, env });
    expect(printed).toContain('Wrote 1 page into');
    expect(await readFile(path.join(to, 'site.config.ts'), 'utf8')).toContain("title: 'Old'");
  });

  test('a site can be changed, even if its packages are read-only', async () => {
    for (const [file, text] of Object.entries(changes)) {
      await mkdir(path.dirname(path.join(site, file)), { recursive: true });
      await writeFile(path.join(site, file), text);
    }
    await call(['npm', ...managers[name].add, 'katex@0.16', 'beautiful-mermaid@1'], inSite);
    await rm(path.join(site, 'dist'), { recursive: true });
    await rm(path.join(site, '.islet'), { recursive: true });
    await chmod(site, 0o777);
    setModes(path.join(site, 'node_modules'), 0o555);
    try {
      await call(tsc, inSite);
      await call([...docs, 'check'], { ...inSite, ...otherUser });
      const printed = await call([...docs, 'build'], { ...inSite, ...otherUser });
      expect(printed).not.toMatch(/warning/);
    } finally {
      setModes(path.join(site, 'node_modules'), 0o755);
    }
    expect(listMissing(await textOf('dist/guide/sample.html'))).toEqual([]);
    const html = await textOf('dist/guide/more.html');
    expect(html).toContain('<p class="colophon">Made with Elsewhere');
    expect(html).toContain('3 clicks</button>');
    expect(html).not.toContain('<hr');
    const css = await Promise.all(
      listSheets(await textOf('dist/guide/sample.html')).map((file) => textOf(`dist/${file}`)),
    );
    expect(css.join('')).toMatch(/KaTeX_Main-Regular\.\w+\.woff2/);
    for (const color of ['#010203', '#040506', '#070809']) expect(css.join('')).toContain(color);
    await expectInBrowser([...docs, 'preview', '--port', '0'], inSite);
  });
});

const listSheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)].map(([, file = '']) => file);

/** Modes don't prevent root from writing, so another user builds. */
const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Sets the modes of a folder and all folders in it. */
function setModes(folder: string, mode: number): void {
  chmodSync(folder, mode | 0o200);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) setModes(path.join(folder, entry.name), mode);
  }
  chmodSync(folder, mode);
}

interface Surroundings {
  cwd: string;
  env?: NodeJS.ProcessEnv | undefined;
}

/** Runs a program and returns what it printed; rejects with that if it fails. */
async function call(
  [program = '', ...args]: string[],
  options: Surroundings & { uid?: number; gid?: number },
): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      ...options,
      shell: process.platform === 'win32' && program === 'npm',
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error([program, ...args, '\n', stdout, stderr].join(' '), { cause: error });
  }
}

/** Opens the built site like a reader: a page with a component, and from there another page. */
async function expectInBrowser(
  [program = '', ...args]: string[],
  surroundings: Surroundings,
): Promise<void> {
  const server = spawn(program, args, { ...surroundings, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    let printed = '';
    for await (const chunk of server.stdout) {
      printed += chunk;
      if (/http:\S+/.test(printed)) break;
    }
    const [url = ''] = /http:\S+/.exec(printed) ?? [];
    await call([process.execPath, path.join(root, 'scripts/readPackedSite.mjs'), url], {
      cwd: root,
    });
  } finally {
    server.kill();
    await ended;
  }
}
