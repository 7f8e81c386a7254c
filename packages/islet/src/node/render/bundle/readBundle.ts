import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hashedFolder } from '#shared/url.ts';
import { noticesFile } from '../../support/modules/notices.mjs';
import { bootEntry } from './generateEntries.ts';
import { type StyleFiles, styleFilesSchema, stylesFile } from './styleFiles.ts';

/** The bundled theme: the files that pages refer to, and where they are. */
export interface SiteBundle {
  /** Path of the first script and of the stylesheets, below the base (`hashed/boot.1a2b3c4d.js`). */
  boot: string;
  stylesheets: string[];
  /** Further stylesheets, by the key of the imported module that needs them. */
  moduleStyles: StyleFiles['modules'];
  /** Absolute path of the server bundle. */
  serverEntry: string;
  /** Absolute paths of the files for the output, and their paths there. */
  files: Array<{ source: string; output: string }>;
}

/** The part of the bundler's manifest that is read here. */
const manifestSchema = z.object({
  allFiles: z.array(z.string()),
  entries: z.record(
    z.string(),
    z.object({ initial: z.object({ js: z.array(z.string()).optional() }).optional() }),
  ),
});

type Manifest = z.infer<typeof manifestSchema>;

/** Absolute paths of the folders that a bundle is written to. */
export interface Outputs {
  client: string;
  server: string;
}

/** Finds the files of a finished bundle. */
export async function readBundle(outputs: Outputs): Promise<SiteBundle> {
  const client = await readManifest(outputs.client);
  const boot = client.entries[bootEntry]?.initial?.js?.map(fromPublicPath)[0];
  if (!boot) throw new Error('The bundle has no boot script.');
  const styles = await readStyles(outputs.server);
  const server = await readManifest(outputs.server);
  const filesIn = (folder: string, { allFiles }: Manifest): SiteBundle['files'] =>
    allFiles
      .map(fromPublicPath)
      .filter((output) => output.startsWith(`${hashedFolder}/`))
      .map((output) => ({ source: path.join(folder, output), output }));
  // The dev server has none.
  const notices = path.join(outputs.client, noticesFile);
  const files = [
    ...filesIn(outputs.server, server),
    ...filesIn(outputs.client, client),
    ...(existsSync(notices) ? [{ source: notices, output: noticesFile }] : []),
  ];
  return {
    boot,
    stylesheets: styles.site,
    moduleStyles: styles.modules,
    serverEntry: path.join(outputs.server, 'server.cjs'),
    // Both have the files that modules of both import.
    files: [...new Map(files.map((file) => [file.output, file])).values()],
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  return manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')),
  );
}

async function readStyles(folder: string): Promise<StyleFiles> {
  return styleFilesSchema.parse(JSON.parse(await readFile(path.join(folder, stylesFile), 'utf8')));
}

/** Removes the base from a URL of the manifest. */
function fromPublicPath(url: string): string {
  return url.slice(url.indexOf(`${hashedFolder}/`));
}
