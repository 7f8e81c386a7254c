import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { cacheFile, outputLedgerFile, recordPlace } from '../../cache/cachePlaces.ts';
import { hashPage, type RecordPlace } from '../../cache/recordCache.ts';
import { isUntouched } from '../../output/files/outputFolder.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { areOlder, hashInputs } from '../../support/modules/inputs.mjs';
import { hashContent, readNote, writeNote } from '../../support/modules/notes.mjs';
import { warningSchema } from '../../support/problems/warningSchema.ts';
import { bundleProject } from './bundleProject.ts';
import { needsTimes, type PreparedSite, readTimes } from './prepareSite.ts';

/** Knows what the output of a project was made from. */
export interface LastBuild {
  /** The problems of the last build, if a new one would write the same output; null if not, or if that is unknown. */
  find(): Promise<Problem[] | null>;
  /** Remembers a build, after its output has been put into place. */
  keep(prepared: PreparedSite, problems: readonly Problem[]): void;
}

const noteSchema = z.object({
  /** Hash of the configuration, and of all that is read besides pages. */
  shared: z.string(),
  /** Hash of what the pages were made from. */
  pages: z.string(),
  /** Absolute paths of the files that each page depends on, in the order of the pages. */
  dependencies: z.array(z.array(z.string())),
  /** Hash of the bundle, and of the times of commits. */
  late: z.string(),
  /** Hash of the note about the files of the output. */
  ledger: z.string(),
  problems: z.array(warningSchema),
});

const unknown: LastBuild = { find: async () => null, keep() {} };

/**
 * Opens the note about the last build of a project. Nothing is known about sites with social images, plugins or options
 * of the bundler, and pages with JSX, since all of these may read anything.
 */
export function openLastBuild(project: Project): LastBuild {
  const { config, outDir, pages } = project;
  const [noteFile, ledgerFile] = [cacheFile(project, 'last.json'), outputLedgerFile(project)];
  const store = recordPlace(project);
  const hasOptions = Object.keys(config.rsbuild).length > 0 || config.socialImages !== false;
  if (noteFile === null || ledgerFile === null || store === null || hasOptions) return unknown;
  const shared = hashShared(project, store);

  return {
    async find() {
      const note = noteSchema.safeParse(readNote(noteFile).value).data;
      if (note?.dependencies.length !== pages.length || note.shared !== shared) return null;
      // Reading all files is in vain after most changes.
      if (!areOlder(note.dependencies.flat(), statOrNull(noteFile)?.mtimeMs ?? 0)) return null;
      const hashes = pages.map((page, index) =>
        hashPage(store.key.options, page, note.dependencies[index] ?? []),
      );
      if (note.pages !== hashContent(hashes.join())) return null;
      if (note.ledger !== hashFile(ledgerFile)) return null;
      if (!(await isUntouched(outDir, ledgerFile))) return null;
      const [{ result }, { times }] = await Promise.all([
        bundleProject(project),
        readTimes(project),
      ]);
      const { bundle } = result;
      const isSame = bundle !== null && note.late === hashLate({ bundle, times });
      return isSame ? note.problems : null;
    },
    keep({ records, bundle, times }, problems) {
      const hashes = records.map(({ inputHash }) => inputHash);
      const isPlain = records.every(({ proseHash }) => proseHash !== null);
      const lacksTimes = needsTimes(config) && Object.keys(times).length === 0;
      if (!isPlain || lacksTimes || hashes.includes(null)) return;
      const note = {
        shared,
        pages: hashContent(hashes.join()),
        dependencies: records.map(({ dependencies }) => dependencies),
        late: hashLate({ bundle, times }),
        ledger: hashFile(ledgerFile),
        problems,
      };
      try {
        writeNote(noteFile, note);
      } catch {
        // Without it, the next build goes through all stages.
      }
    },
  };
}

/** Hashes everything but the pages that is read before they are compiled. */
function hashShared(project: Project, { key }: RecordPlace): string {
  const { configFiles, publicRoot, publicFiles } = project;
  const files = Array.from(publicFiles, (file) => path.join(publicRoot, file));
  const text = JSON.stringify([key, project], (_, value) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );
  return hashInputs(text, [...configFiles, ...files]);
}

/** Hashes what is only known late. The names of the files of a bundle have hashes of their content. */
function hashLate({ bundle, times }: Pick<PreparedSite, 'bundle' | 'times'>): string {
  return hashInputs(JSON.stringify([bundle, times]), [bundle.serverEntry]);
}

const hashFile = (file: string): string => hashInputs('', [file]);
