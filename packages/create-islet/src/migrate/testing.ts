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
  const request = { ...place, manager: readManager(), version: '0.0.0' };
  try {
    const { told, done } = await convertSite(request, { source, engine });
    return { isWritten: true, printed: told + done };
  } catch (error) {
    const { message } = explainError(error, { folder: source, isDebugged: false });
    return { isWritten: false, printed: error instanceof RefusedError ? error.message : message };
  }
}
