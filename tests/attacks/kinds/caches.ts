import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyEngine } from '#islet/testing/copyEngine.ts';
import { readFolder } from '#islet/testing/readFolder.ts';
import { run } from '../../../scripts/run.mjs';
import type { Attack } from '../attack.ts';
import { copyThemedSite } from '../copyThemedSite.ts';
import type { Random } from '../random.ts';

/** Damages the caches of a site: the next build must succeed with the output of a clean one. */
export const caches: Attack = {
  name: 'caches',
  share: 1,
  async begin(folder) {
    const root = path.join(folder, 'repository');
    const bin = await copyEngine(root);
    const siteRoot = await copyThemedSite(path.join(root, 'sites'));
    const kept = path.join(siteRoot, '.islet');
    const build = async () => {
      const { code, output } = await run(process.execPath, [bin, 'build', siteRoot], {
        capture: true,
      });
      return { code, output, files: await readFolder(path.join(siteRoot, 'dist')) };
    };
    const clean = await build();
    if (clean.code !== 0) throw new Error(clean.output);
    // Complete copies, to restore before each round.
    const saved = path.join(folder, 'saved');
    await cp(kept, path.join(saved, 'kept'), { recursive: true });

    return {
      async play(random) {
        await restore(path.join(saved, 'kept'), kept);
        const done: string[] = [];
        for (let count = 1 + random.below(10); count > 0; count--) {
          done.push(await damage(random, kept));
        }
        const faults: string[] = [];
        const builds = ['The next build', ...(random.chance(0.2) ? ['The build after it'] : [])];
        for (const which of builds) {
          const { code, output, files } = await build();
          const found = [
            ...(code === 0 ? [] : [`ended with ${code}`]),
            ...(/^ {4}at /m.test(output) ? ['printed a stack trace'] : []),
            ...compare(files, clean.files),
          ];
          faults.push(...found.map((text) => `${done.join('; ')}. ${which} ${text}:\n${output}`));
        }
        return faults;
      },
      async end() {},
    };
  },
};

async function restore(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}

function compare(found: Record<string, string>, clean: Record<string, string>): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(clean)]);
  const different = [...names].filter((name) => found[name] !== clean[name]);
  return different.length === 0 ? [] : [`wrote other files: ${different.slice(0, 5).join(', ')}`];
}

/** Damages one file below a folder; returns a description. */
async function damage(random: Random, folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  // Pick notes and modules as often as the many records.
  const records = files.filter((file) => path.basename(path.dirname(file)) === 'records');
  const others = files.filter((file) => !records.includes(file));
  const groups = [records, others].filter((group) => group.length > 0);
  if (groups.length === 0) return 'nothing was left';
  const file = random.pick(random.pick(groups));
  const other = random.pick(files);
  const [kind, change] = random.pick(damages);
  await change({ file, other, random });
  return `${kind}: ${path.relative(folder, file)}`;
}

type Damage = (at: { file: string; other: string; random: Random }) => Promise<void>;

const damages: Array<[kind: string, change: Damage]> = [
  [
    'a flipped bit',
    async ({ file, random }) => {
      const bytes = await readFile(file);
      if (bytes.length === 0) return;
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
      await writeFile(file, bytes);
    },
  ],
  [
    'cut off',
    async ({ file, random }) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.subarray(0, random.below(bytes.length + 1)));
    },
  ],
  ['emptied', ({ file }) => writeFile(file, '')],
  ['deleted', ({ file }) => rm(file)],
  ['its folder deleted', ({ file }) => rm(path.dirname(file), { recursive: true })],
  [
    'swapped with another',
    async ({ file, other }) => {
      if (file === other) return;
      await rename(file, `${file}.swap`);
      await rename(other, file);
      await rename(`${file}.swap`, other);
    },
  ],
  [
    'replaced by another',
    async ({ file, other }) => {
      if (file !== other) await cp(other, file);
    },
  ],
  [
    'other text of the same shape',
    async ({ file, random }) => {
      const text = await readFile(file, 'utf8');
      const word = random.pick(text.match(/[a-z]{3,}/gi) ?? ['']);
      if (word !== '') await writeFile(file, text.replaceAll(word, [...word].reverse().join('')));
    },
  ],
  ['garbage', ({ file }) => writeFile(file, '{"hash":"","note":{"inputs":[],"record":{}}}')],
  ['a list', ({ file }) => writeFile(file, '[]')],
  ['null', ({ file }) => writeFile(file, 'null')],
  [
    'a folder in its place',
    async ({ file }) => {
      await rm(file);
      await mkdir(path.join(file, 'folder'), { recursive: true });
    },
  ],
  [
    'a file in the place of its folder',
    async ({ file }) => {
      const parent = path.dirname(file);
      await rm(parent, { recursive: true });
      await writeFile(parent, 'a file');
    },
  ],
  [
    'zeros of the same length',
    async ({ file }) => writeFile(file, Buffer.alloc((await stat(file)).size)),
  ],
];
