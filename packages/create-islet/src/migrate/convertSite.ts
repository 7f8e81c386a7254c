import path from 'node:path';
import type { Engine } from '../engines.ts';
import { namedHosts } from '../hosts.ts';
import { type Files, planProject, type SiteRequest } from '../planSite.ts';
import { refuseExisting, writeNew } from '../writeNew.ts';
import { describeMigration, printDecisions } from './describeMigration.ts';
import { detectEngine } from './detectEngine.ts';
import { migrateSite } from './migrateSite.ts';
import { checkFolders } from './targetFolder.ts';

/** What a conversion prints, and wrote besides pages. */
export interface Converted {
  /** What a person has to decide; empty if that is nothing. */
  told: string;
  /** How many pages there are, and what was converted in them. */
  done: string;
  /** The files that every new site has. */
  files: Files;
}

/**
 * Converts a site of another engine. `source` is the absolute path of the folder with its config; without `engine`, the
 * engine is detected. Rejects with a `RefusedError` before anything is written, and with whatever that config throws.
 */
export async function convertSite(
  request: SiteRequest,
  { source, engine }: { source: string; engine: Engine | null },
): Promise<Converted> {
  const { folder } = request;
  await checkFolders(source, folder);
  refuseExisting(folder, planProject(request));
  const migration = await migrateSite({
    engine: engine ?? detectEngine(source),
    source,
    target: folder,
    publishedOn: namedHosts(request.deploy),
  });
  const files = planProject(request, migration.packages);
  writeNew(folder, files);
  const target = path.relative('.', folder) || '.';
  return {
    told: printDecisions(migration.decisions),
    done: describeMigration(migration, target),
    files,
  };
}
