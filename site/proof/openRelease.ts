import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A package that builds examples, in the release that is installed for them. */
export interface Release {
  /** `Rslib 1.0.1`, `esbuild 0.28.2`. */
  label: string;
  /** Absolute paths of its own programs, where it is installed under another name than its own. */
  programs: Record<string, string>;
  /** Then also its folder, under the name by which a project imports it. */
  links: Record<string, string>;
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).default({}),
});

/**
 * Finds the package that is installed in a `node_modules` under a name. That may be an alias, such as
 * `rslib-0` for `npm:@rslib/core@0.23.2`: a project that it builds finds it under its real name.
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
