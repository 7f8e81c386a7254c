import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { cacheFile, outputLedgerFile, recordPlace } from '../../cache/cachePlaces.ts';
import { isUntouched } from '../../output/files/outputFolder.ts';
import { listBesideFiles } from '../../site/hosts/filesForHosts.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { hashInputs } from '../../support/modules/inputs.mjs';
import { readNote, writeNote } from '../../support/modules/notes.mjs';
import { warningSchema } from '../../support/problems/warningSchema.ts';
import type { BuildInputs } from './readInputs.ts';

/** Knows what the output of a project was made from. */
export interface LastBuild {
  /** The problems of the last build, if a new one would write the same output; null if not, or if that is unknown. */
  find(): Promise<Problem[] | null>;
  /** Remembers a build, after its output has been put into place. */
  keep(problems: readonly Problem[]): void;
}

const noteSchema = z.object({
  /** Hash of everything that the output was made from, of the note about its files, and of those beside it. */
  hash: z.string(),
  problems: z.array(warningSchema),
});

/** Opens the note about the last build of a project, to compare it with one from these inputs. */
export function openLastBuild(project: Project, inputs: BuildInputs): LastBuild {
  const [noteFile, ledgerFile] = [cacheFile(project, 'last.json'), outputLedgerFile(project)];
  const key = hashBuild(project, inputs);
  if (noteFile === null || ledgerFile === null || key === null) {
    return { find: async () => null, keep() {} };
  }
  const { outDir, config } = project;
  const beside = listBesideFiles(outDir, config.hosts);
  const hashNow = (): string => hashInputs(key, [ledgerFile, ...beside]);
  return {
    async find() {
      const note = noteSchema.safeParse(readNote(noteFile).value).data;
      if (note?.hash !== hashNow()) return null;
      return (await isUntouched(project.outDir, ledgerFile)) ? note.problems : null;
    },
    keep(problems) {
      try {
        writeNote(noteFile, { hash: hashNow(), problems });
      } catch {
        // Without it, the next build goes through all stages.
      }
    },
  };
}

/**
 * Hashes everything that an output is made from. Null for sites with social images, plugins or options of the bundler, and
 * pages with JSX, since all of these may read anything.
 */
function hashBuild(project: Project, { bundled, records, gitTimes }: BuildInputs): string | null {
  const { config, configFiles, publicRoot, publicFiles, runtimeFiles } = project;
  const place = recordPlace(project);
  const hashes = records.map(({ inputHash }) => inputHash);
  const isPlain = records.every(({ proseHash }) => proseHash !== null);
  const hasOptions = Object.keys(config.rsbuild).length > 0 || config.socialImages !== false;
  if (place === null || bundled.bundle === null || hashes.includes(null)) return null;
  if (!isPlain || hasOptions) return null;
  const text = JSON.stringify([place.key, project, hashes, bundled, gitTimes], shorten);
  // The names of the other files of the bundle have hashes of their content.
  const files = Array.from(publicFiles, (file) => path.join(publicRoot, file));
  const runtime = runtimeFiles.values();
  return hashInputs(text, [...configFiles, ...files, ...runtime, bundled.bundle.serverEntry]);
}

/** A list with at least this many items is hashed one by one. */
const longList = 1000;

/**
 * Makes lists of sets and maps, and hashes of long lists: as one text, the pages of a large site would take as much memory
 * as everything else.
 */
function shorten(_: string, value: unknown): unknown {
  if (value instanceof Set || value instanceof Map) return shorten('', [...value]);
  if (!Array.isArray(value) || value.length < longList) return value;
  const hash = createHash('sha256');
  for (const item of value) hash.update(`${JSON.stringify(item, shorten)}\n`);
  return hash.digest('hex');
}
