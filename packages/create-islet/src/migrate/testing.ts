import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainError } from 'islet/tools';
import type { Engine } from '../engines.ts';
import { readManager } from '../readManager.ts';
import { RefusedError } from '../refusedError.ts';
import { convertSite } from './convertSite.ts';

/** What became of a migration, and what the command prints about it. */
export interface Migrated {
  isWritten: boolean;
  printed: string;
}

/** Migrates a site in this process, to a folder that is a repository. */
export async function migrate(
  engine: Engine | null,
  source: string,
  target: string,
): Promise<Migrated> {
  const place = { folder: target, repository: target };
  const request = { ...place, manager: readManager(), version: '0.0.0', deploy: 'none' as const };
  try {
    const { told, done } = await convertSite(request, { source, engine });
    return { isWritten: true, printed: told + done };
  } catch (error) {
    const { message } = explainError(error, { folder: source, isDebugged: false });
    return { isWritten: false, printed: error instanceof RefusedError ? error.message : message };
  }
}

/** Texts of the files of a site, by their path. */
export type SiteTexts = Readonly<Record<string, string>>;

/** The config of each engine, and a page: a site needs nothing else. */
export const places: Readonly<Record<Engine, { config: string; page: string }>> = {
  rspress: { config: 'rspress.config.mjs', page: 'docs/index.md' },
  vitepress: { config: '.vitepress/config.mjs', page: 'index.md' },
  docusaurus: { config: 'docusaurus.config.mjs', page: 'docs/index.md' },
  starlight: { config: 'astro.config.mjs', page: 'src/content/docs/index.md' },
};

/** The files of a site with nothing but a page and what its config exports. */
export const siteWith = (engine: Engine, exported: string): Record<string, string> => ({
  [places[engine].config]: `export default ${exported};`,
  [places[engine].page]: '# Home',
});

/** The same, with a config that sets no fields. */
export const smallest = (engine: Engine): Record<string, string> => ({
  ...siteWith(engine, '{}'),
  ...(engine === 'starlight' && {
    [places.starlight.config]:
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({})] };",
  }),
});

/** A small site, and what became of it. */
interface MigratedSite extends Migrated {
  /** Absolute paths of the old site, and of the new one, which is three folders below `around`. */
  source: string;
  target: string;
  around: string;
}

/** Creates a function that writes a site into a folder and migrates it; `below` is its folder below that of the files. */
export function createMigrator(folder: string) {
  let migrations = 0;
  return async (engine: Engine, files: SiteTexts, below = ''): Promise<MigratedSite> => {
    const place = path.join(folder, String(++migrations));
    for (const [file, text] of Object.entries(files)) {
      const written = path.join(place, 'old', file);
      await mkdir(path.dirname(written), { recursive: true });
      await writeFile(written, text);
    }
    const source = path.join(place, 'old', below);
    const around = path.join(place, 'around');
    const target = path.join(around, 'a/b/new');
    return { ...(await migrate(engine, source, target)), source, target, around };
  };
}
