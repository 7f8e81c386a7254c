import type { Problem } from 'islet/tools';
import type { MarkdownFile } from '../fences/readMarkdown.ts';
import { statesBehavior } from './behavior.ts';
import { placeIn } from './block.ts';
import { compareWithList, findSentences, type PageSentence } from './listedSentences.ts';
import { type PageEvidence, readEvidence } from './readEvidence.ts';

/** How claims are proved. */
export interface ClaimRules {
  /** Components whose data the tool has computed. */
  computed: ReadonlySet<string>;
  /** Sentences that no run can prove, with the path of the file that lists them. */
  exceptions: readonly string[];
  exceptionsFile: string;
}

/**
 * Finds sentences that state behavior without a proof: neither does their section have one, nor a section
 * that their paragraph links to. Also finds exceptions that no sentence needs.
 */
export function checkClaims(
  pages: readonly MarkdownFile[],
  { computed, exceptions, exceptionsFile }: ClaimRules,
): Problem[] {
  const evidence = new Map(pages.map((page) => [page.file, readEvidence(page, computed)]));
  const unproved = findSentences(pages, statesBehavior).filter(
    (sentence) => !isProved(sentence, evidence),
  );
  return compareWithList(unproved, {
    listed: exceptions,
    file: exceptionsFile,
    wrong: (text) => ({
      message: `Nothing proves “${text}”`,
      fix: `Quote a recorded run in this section, link to a section that does, or list the sentence in \`${exceptionsFile}\` with the reason why none can.`,
    }),
    stale: (text) => `No page says “${text}” without a proof.`,
  });
}

function isProved({ block }: PageSentence, evidence: ReadonlyMap<string, PageEvidence>): boolean {
  const page = evidence.get(block.file);
  if (!page) return false;
  const first = placeIn(block, 0).line;
  const last = placeIn(block, block.text.length).line;
  const section = page.sections.findLast(({ start }) => start <= first);
  return (
    hasProof(page, section) ||
    page.links
      .filter(({ line }) => first <= line && line <= last)
      .some(({ file, id }) => leadsToProof(evidence.get(file), id))
  );
}

const hasProof = ({ proofs }: PageEvidence, section?: { start: number; end: number }): boolean =>
  section !== undefined && proofs.some((line) => section.start <= line && line < section.end);

function leadsToProof(page: PageEvidence | undefined, id: string): boolean {
  if (!page) return false;
  if (id === '') return page.proofs.length > 0;
  return hasProof(
    page,
    page.sections.find((section) => section.id === id),
  );
}
