import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { printDiff } from '#shared/printDiff.ts';
import type { Problem } from '#shared/types.ts';
import { createMarkdownParser } from '../../page/markdown/markdownParser.ts';
import {
  explainStale,
  findStale,
  findUnrecorded,
  type StaleSection,
  type TranslatedSection,
} from '../../site/parity/findStale.ts';
import type { PairedPage } from '../../site/parity/pairPages.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { cutSource, readStaleHistory } from './readStaleHistory.ts';
import { recordTranslations } from './recordTranslations.ts';

/** What `islet check` does about translations. */
export interface TranslationOptions {
  /** Whether the ledgers are written. */
  update: boolean;
  /** Absolute paths of pages whose translation is up to date, and of folders of them. */
  translated: readonly string[];
  /** Whether stale sections are listed. */
  list: boolean;
  /** Now, such as `2026-11-28`. */
  today: string;
}

export interface CheckedTranslations {
  problems: Problem[];
  notices: string[];
  /** Each stale section, with how its original has changed. */
  stale: string[];
}

/** Finds the sections whose originals have changed since they were translated, and updates the ledgers if asked to. */
export async function checkTranslations(
  project: Project,
  { pages, problems }: { pages: readonly PairedPage[]; problems: readonly Problem[] },
  { update, translated, list, today }: TranslationOptions,
): Promise<CheckedTranslations> {
  const before = findStale(project, pages);
  const histories = await readStaleHistory(project.siteRoot, before);
  const sinceOf = (one: TranslatedSection): string | null =>
    one.line?.since ?? histories.get(one.section)?.since ?? null;
  const isUpdate = update || translated.length > 0;
  const updated = isUpdate
    ? recordTranslations(project, {
        ...{ pages, problems, translated },
        dayOf: (one) => sinceOf(one) ?? today,
      })
    : { project, notices: [] };
  const stale = isUpdate ? findStale(updated.project, pages) : before;
  const texts = list ? await Promise.all(stale.map((one) => describe(one))) : [];
  return {
    problems: [
      ...stale.map((one) => explainStale(one, { since: sinceOf(one), today })),
      ...findUnrecorded(updated.project, pages),
    ],
    notices: updated.notices,
    stale: texts,
  };

  async function describe(one: StaleSection): Promise<string> {
    const now = await readSource(project, one);
    const old = histories.get(one.section)?.before ?? null;
    const { original, translation, section, source } = one;
    const since = sinceOf(one);
    const head = `${translation.filePath}:${section.line}${since === null ? '' : ` is stale since ${since}`}`;
    const lines = old === null ? now.split('\n') : printDiff(old, now);
    return [head, `${original.filePath}:${source.line}`, ...lines.map((line) => `  ${line}`)]
      .join('\n')
      .replace(/[ \t]+$/gm, '');
  }
}

/** The present text of the original. */
async function readSource(
  { siteRoot, generated }: Project,
  { original, source }: StaleSection,
): Promise<string> {
  const text =
    generated.get(original.filePath) ??
    (await readFile(path.resolve(siteRoot, original.filePath), 'utf8'));
  const sections = cutSource(text, original, createMarkdownParser([]));
  return sections.find(({ hash }) => hash === source.hash)?.text ?? '';
}
