import { explainError } from '../cli/explainError.ts';
import { describeMigration, foldDecisions } from '../cli/runMigrate.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { Engine } from './engines.ts';
import { migrateSite } from './migrateSite.ts';
import { RefusedError } from './source/refusedError.ts';

/** What became of a migration, and what the command prints about it. */
export interface Migrated {
  isWritten: boolean;
  printed: string;
}

/** Migrates a site in this process. */
export async function migrate(engine: Engine, source: string, target: string): Promise<Migrated> {
  try {
    const migration = await migrateSite({ engine, source, target });
    const { decisions } = migration;
    const told = decisions.length > 0 ? `${formatProblems(foldDecisions(decisions))}\n` : '';
    const printed = told + describeMigration(migration, target);
    return { isWritten: true, printed };
  } catch (error) {
    const { message } = explainError(error, { folder: source, isDebugged: false });
    return { isWritten: false, printed: error instanceof RefusedError ? error.message : message };
  }
}
