import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Where each release has a folder with its own lock file, so that it keeps the Rsbuild that it came with. */
export const releaseFolder = (version: string): string => `site/examples/releases/${version}`;

/** A release that is installed in its own folder. */
export interface InstalledRelease {
  version: string;
  /** Absolute path of its packages, of which that of Rslib is one, and of its command line script. */
  packages: string;
  bin: string;
  /** Versions of the packages that write the output, by name. */
  parts: Record<string, string>;
}

const manifest = z.object({ version: z.string() });

/** The packages whose versions decide what a release writes. */
const writers = ['@rslib/core', '@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts'];

/** Opens a release, which must be installed. */
export async function openInstalled(root: string, version: string): Promise<InstalledRelease> {
  const packages = path.join(root, releaseFolder(version), 'node_modules');
  const parts: Record<string, string> = {};
  for (const name of writers) {
    const text = await readFile(path.join(packages, name, 'package.json'), 'utf8');
    parts[name] = manifest.parse(JSON.parse(text)).version;
  }
  const bin = path.join(packages, '@rslib/core/bin/rslib.js');
  return { version, packages, bin, parts };
}
