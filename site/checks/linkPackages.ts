import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const record = z.record(z.string(), z.string());

/** A `package.json`; the fields that aren't read are kept. */
const manifestSchema = z.looseObject({
  version: z.string().optional(),
  bin: z.union([z.string(), record]).optional(),
  devDependencies: record.optional(),
});

/**
 * Does what `npm install --save-dev` does with packages that are installed elsewhere:
 * links them and their commands, and adds them to `package.json`. Returns the names that are not found.
 */
export async function linkPackages({
  project,
  names,
  packages,
}: {
  project: string;
  names: readonly string[];
  /** Absolute path of the `node_modules` that contains them. */
  packages: string;
}): Promise<string[]> {
  const commands = path.join(project, 'node_modules', '.bin');
  await mkdir(commands, { recursive: true });
  const devDependencies: Record<string, string> = {};
  for (const name of names) {
    const source = path.join(packages, name);
    const manifest = await readManifest(source).catch(() => null);
    if (!manifest) return [name];
    const link = path.join(project, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(source, link, 'junction');
    const { bin = {}, version } = manifest;
    const scripts = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
    for (const [command, script] of Object.entries(scripts)) {
      await linkCommand(path.join(commands, command), path.join(source, script));
    }
    devDependencies[name] = version === undefined ? '*' : `^${version}`;
  }
  const manifest = await readManifest(project);
  const added = {
    ...manifest,
    devDependencies: { ...manifest.devDependencies, ...devDependencies },
  };
  await writeFile(path.join(project, 'package.json'), JSON.stringify(added, null, 2));
  return [];
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  );
}

async function linkCommand(link: string, script: string): Promise<void> {
  if (process.platform !== 'win32') return symlink(script, link);
  await writeFile(`${link}.cmd`, `@node "${script}" %*\r\n`);
}
