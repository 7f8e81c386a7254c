import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { decodeSource } from '../../support/files/readSource.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { explainFileError } from '../../support/problems/explainFileError.ts';
import type { GeneratedTexts } from '../../support/problems/generatedTexts.ts';
import { explainImportError } from '../config/explainImportError.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { createdPages } from '../config/schema/createdPages.ts';
import { settleInTime } from '../config/settleInTime.ts';
import { validate } from '../config/validate.ts';

/** The pages that a config returns, and what they are made from. */
export interface Generation {
  texts: GeneratedTexts;
  /** Absolute paths of the files that were read. */
  files: string[];
  problems: Problem[];
}

/** Longest time that making the pages may take, in milliseconds. */
const longest = 30_000;

/** Makes the pages of `pages` in the config. Never throws: errors become problems. */
export async function generatePages(
  siteRoot: string,
  { config: { pages, root }, file, module, dependencies }: Extract<LoadedConfig, { file: string }>,
): Promise<Generation> {
  const texts = new Map<string, string>();
  if (pages === undefined) return { texts, files: [], problems: [] };
  const name = path.basename(file);
  const files = new Set<string>();
  const read = (asked: string): string => {
    const absolute = path.resolve(siteRoot, asked);
    files.add(absolute);
    return readOrExplain(absolute, asked);
  };
  const docs = relativePath(siteRoot, path.resolve(siteRoot, root));
  const problems: Problem[] = [];
  try {
    const returned = await settleInTime(async () => pages({ read }), { name, limit: longest });
    const source = { file: name, subject: 'The config' };
    const result = validate(createdPages, { pages: returned }, source);
    if ('problems' in result) problems.push(...result.problems);
    for (const page of 'value' in result ? result.value.pages : []) {
      const filePath = `${docs}/${page.path}`;
      if (texts.has(filePath)) problems.push(explainTwice(page.path, name));
      texts.set(filePath, decodeSource(Buffer.from(page.text)));
    }
  } catch (error) {
    const subject = '`pages` fails';
    const source = { siteRoot, file, module, sources: dependencies, subject };
    problems.push(...explainImportError(error, source));
  }
  return { texts, files: [...files], problems };
}

function readOrExplain(file: string, asked: string): string {
  try {
    return decodeSource(readFileSync(file));
  } catch (error) {
    const { reason } = explainFileError(error) ?? { reason: 'cannot be read' };
    throw new Error(`\`${asked}\` ${reason}`);
  }
}

function explainTwice(page: string, file: string): Problem {
  const message = `\`pages\` returns \`${page}\` twice.`;
  return { severity: 'error', message, fix: 'Give each page a path of its own.', file };
}
