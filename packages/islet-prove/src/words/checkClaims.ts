import type { Problem } from 'islet/tools';
import type { MarkdownFile } from '../fences/readMarkdown.ts';
import { statesBehavior } from './behavior.ts';
import { type Block, placeIn, problemIn } from './block.ts';
import { readBlocks } from './readBlocks.ts';
import { type PageEvidence, readEvidence } from './readEvidence.ts';
import { splitSentences } from './splitSentences.ts';

/** How claims are proved. */
export interface ClaimRules {
  /** Components whose data the tool has computed. */
  computed: ReadonlySet<string>;
  /** Sentences that no run can prove, with the path of the file that lists them. */
  exceptions: readonly string[];
  exceptionsFile: string;
}

/** A sentence that states behavior, with its offset in the block. */
interface Claim {
  block: Block;
  offset: number;
  text: string;
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
  const unproved = pages
    .flatMap((page) => readBlocks(page).flatMap(findClaims))
    .filter((claim) => !isProved(claim, evidence));
  const found = new Set(unproved.map(({ text }) => text));
  return [
    ...unproved
      .filter(({ text }) => !exceptions.includes(text))
      .map(({ block, offset, text }) =>
        problemIn(block, offset, {
          message: `Nothing proves “${text}”`,
          fix: `Quote a recorded run in this section, link to a section that does, or list the sentence in \`${exceptionsFile}\` with the reason why none can.`,
        }),
      ),
    ...exceptions
      .filter((text) => !found.has(text))
      .map(
        (text): Problem => ({
          severity: 'error',
          message: `No page says “${text}” without a proof.`,
          fix: 'Remove it, or correct it.',
          file: exceptionsFile,
        }),
      ),
  ];
}

function findClaims(block: Block): Claim[] {
  if (block.kind !== 'prose' && block.kind !== 'cell') return [];
  return splitSentences(block.text)
    .filter(({ text, offset }) => statesBehavior(block.words.slice(offset, offset + text.length)))
    .map(({ text, offset }) => ({ block, offset, text }));
}

function isProved({ block }: Claim, evidence: ReadonlyMap<string, PageEvidence>): boolean {
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
