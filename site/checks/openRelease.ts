import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** An installed release of a tool that builds examples. */
export interface Release {
  /** `Rslib 1.0.1`, `esbuild 0.28.2`. */
  label: string;
  /** Absolute paths of its programs, if it is installed under an alias. */
  programs: Record<string, string>;
  /** In that case also its folder, by its real name. */
  links: Record<string, string>;
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).default({}),
});

/**
 * Finds an installed package by name, which may be an alias such as
 * `rslib-0` for `npm:@rslib/core@0.23.2`: projects that it builds can import it by its real name.
 */
export async function openRelease(packages: string, installed: string): Promise<Release> {
  const folder = path.join(packages, installed);
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, bin } = manifest.parse(JSON.parse(text));
  const label = `${name === '@rslib/core' ? 'Rslib' : installed} ${version}`;
  if (name === installed) return { label, programs: {}, links: {} };
  const scripts = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
  const programs = Object.entries(scripts).map(([command, script]) => [
    command,
    path.join(folder, script),
  ]);
  return { label, programs: Object.fromEntries(programs), links: { [name]: folder } };
}
