import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '../e2e/support/fixtureSites.ts';
import { root } from './run.mjs';

/** The changes to the site: a plugin, a part of the theme, and an interactive component. */
const changes = {
  'site.config.ts': `
import { defineConfig } from '@docs/core/config';

const dropBreaks = () => (tree: { children: Array<{ type: string }> }) => {
  tree.children = tree.children.filter(({ type }) => type !== 'thematicBreak');
};

export default defineConfig({
  title: 'Elsewhere',
  icon: '/icon.svg',
  markdown: { remarkPlugins: [dropBreaks], math: true },
});
`,
  'theme/components/Footer.tsx': `
import { useSite } from '@docs/core/client';
import { Footer as OurFooter } from '@docs/core/theme/components/Footer';

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

Of $x^2$.

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
    create: (tarball: string) => ['exec', '--yes', `--package=${tarball}`, '--', 'create'],
    install: ['install', '--prefer-offline', '--no-audit', '--no-fund'],
    add: ['install', '--prefer-offline', '--no-audit', '--no-fund', '--save-dev'],
  },
  pnpm: {
    create: (tarball: string) => [...pnpm, `--package=${tarball}`, 'dlx', 'create'],
    install: [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'],
    add: [...pnpm, 'add', '--prefer-offline', '--save-dev'],
  },
};

const temp = await createTempFolder();
const tarballs = { core: '', create: '' };

beforeAll(async () => {
  // Another user builds here as well.
  await chmod(temp.path, 0o755);
  const packed = path.join(temp.path, 'tarballs');
  await call([process.execPath, path.join(root, 'scripts/pack.mjs'), packed], { cwd: root });
  for (const file of readdirSync(packed)) {
    tarballs[file.startsWith('docs-core') ? 'core' : 'create'] = path.join(packed, file);
  }
});
afterAll(temp.remove);

test.each(['core', 'create'] as const)('publint finds nothing in the package %s', async (name) => {
  const tarball = new Uint8Array(await readFile(tarballs[name])).buffer;
  const { messages } = await publint({ pack: { tarball } });
  expect(messages).toEqual([]);
});

test('TypeScript finds the types of each export in all ways a module can import it', async () => {
  await call([...attw, tarballs.core, '--profile', 'esm-only'], { cwd: temp.path });
});

describe.each(['npm', 'pnpm'] as const)('with %s', (name) => {
  const site = path.join(temp.path, `my-${name}-site`);
  const docs = [process.execPath, path.join(site, 'node_modules/@docs/core/dist/node/docs.js')];
  const textOf = (file: string) => readFile(path.join(site, file), 'utf8');

  test('a new site can be checked and built as it is', async () => {
    await mkdir(site);
    await call(['npm', ...managers[name].create(tarballs.create), '.'], { cwd: site });
    const manifest = await textOf('package.json');
    await writeFile(
      path.join(site, 'package.json'),
      // Its release has not been published.
      manifest.replace(/(?<="@docs\/core": )".*"/, JSON.stringify(`file:${tarballs.core}`)),
    );
    await call(['npm', ...managers[name].install], { cwd: site });
    await call([...docs, 'build'], { cwd: site });
    expect(await textOf('dist/index.html')).toContain(`<title>My ${name} site`);
    const styles = readdirSync(path.join(site, 'dist/hashed')).filter((file) =>
      file.endsWith('.css'),
    );
    const css = await Promise.all(styles.map((file) => textOf(`dist/hashed/${file}`)));
    expect(css.join('')).toContain('#5a3fc0');
  });

  test('a site can be changed, even if its packages are read-only', async () => {
    for (const [file, text] of Object.entries(changes)) {
      await mkdir(path.dirname(path.join(site, file)), { recursive: true });
      await writeFile(path.join(site, file), text);
    }
    const withoutKatex = call([...docs, 'check'], { cwd: site });
    await expect(withoutKatex).rejects.toThrow(
      'Formulas are drawn by the package `katex`, which is not installed.',
    );
    await call(['npm', ...managers[name].add, 'katex@0.16'], { cwd: site });
    await rm(path.join(site, 'dist'), { recursive: true });
    await rm(path.join(site, '.docs'), { recursive: true });
    await chmod(site, 0o777);
    setModes(path.join(site, 'node_modules'), 0o555);
    try {
      const tsc = [process.execPath, path.join(site, 'node_modules/typescript/bin/tsc')];
      await call(tsc, { cwd: site });
      await call([...docs, 'check'], { cwd: site, ...otherUser });
      await call([...docs, 'build'], { cwd: site, ...otherUser });
    } finally {
      setModes(path.join(site, 'node_modules'), 0o755);
    }
    const html = await textOf('dist/guide/more.html');
    expect(html).toContain('<p class="colophon">Made with Elsewhere');
    expect(html).toContain('3 clicks</button>');
    expect(html).not.toContain('<hr');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)];
    const css = await Promise.all(sheets.map(([, file = '']) => textOf(`dist/${file}`)));
    expect(css.join('')).toMatch(/KaTeX_Main-Regular\.\w+\.woff2/);
    await expectInBrowser([...docs, 'preview', '--port', '0'], site);
  });
});

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

/** The environment for programs, without the variables for test runners. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      name !== 'NODE_ENV' && !/^npm_(?:package|lifecycle|config_(?:local|user))/.test(name),
  ),
);

/** Runs a program; rejects with what it printed if it fails. */
async function call(
  [program = '', ...args]: string[],
  options: { cwd: string; uid?: number; gid?: number },
): Promise<void> {
  try {
    await promisify(execFile)(program, args, {
      ...options,
      env,
      shell: process.platform === 'win32' && program === 'npm',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error([program, ...args, '\n', stdout, stderr].join(' '), { cause: error });
  }
}

/** Opens the built site like a reader: a page with a component, and from there another page. */
async function expectInBrowser([program = '', ...args]: string[], cwd: string): Promise<void> {
  const server = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
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
