import type { TextSection } from '#shared/types.ts';
import type { resolution } from '../searchConstants.ts';
import type { SearchDocument } from '../searchTypes.ts';
import { type Token, type TokenKind, tokenize } from '../text/tokenize.ts';
import { leaveOutSeams } from './leaveOutSeams.ts';
import { type NamedThing, normalizeName, readNames } from './readNames.ts';

/** A page prepared for an index: plain data that doesn't depend on other pages. */
export interface IndexedPage {
  routePath: string;
  title: string;
  tags: string[];
  sections: IndexedSection[];
}

/** What a section says. */
export interface ReadSection {
  /** Empty at the start of the page. */
  anchor: string;
  header: string;
  text: string;
  code: string;
  things: NamedThing[];
  status?: string | undefined;
}

/** A section with the terms that find it. */
export interface IndexedSection extends ReadSection {
  terms: string[];
  /** The step in `impactSteps` of each term: how much the section is about it. */
  impacts: number[];
}

/**
 * Impact of a term on a section, from 0 to 1. Finer steps cost bytes and find nothing more. The lowest one is
 * for pages that have the term only in sections that were cut from its list.
 */
export const impactSteps = [0.05, 0.1, 0.17, 0.25, 0.34, 0.45, 0.6, 0.8, 1] as const satisfies {
  readonly length: typeof resolution;
};

/** The lowest step of a section in a list: it only mentions the term. */
const touchedStep = 1;

/** A character that no word contains, before the name of an option, flag, function or page: names are apart from words. */
const nameMark = '=';

/** The term for a normalized name: a thing with this name matters more than a text with this word. */
export const nameTerm = (name: string): string => nameMark + name;

/** Whether a term is that of a name. */
export const isNameTerm = (term: string): boolean => term.startsWith(nameMark);

interface Field {
  weight: number;
  /** Usual number of terms; longer fields count less per term. */
  usualLength: number;
  /** How much length counts, from 0 to 1. */
  lengthShare: number;
  /** Whether the weight of the page applies; titles and headings always count in full. */
  isProse?: boolean;
}

const fields = {
  title: { weight: 9, usualLength: 3, lengthShare: 0.5 },
  header: { weight: 6, usualLength: 3, lengthShare: 0.7 },
  path: { weight: 2, usualLength: 2, lengthShare: 0 },
  folder: { weight: 1, usualLength: 2, lengthShare: 0 },
  description: { weight: 2, usualLength: 15, lengthShare: 0.3, isProse: true },
  subheader: { weight: 2, usualLength: 6, lengthShare: 0.4 },
  body: { weight: 1, usualLength: 100, lengthShare: 0.6, isProse: true },
  code: { weight: 0.3, usualLength: 60, lengthShare: 0.6, isProse: true },
  mentions: { weight: 3, usualLength: 3, lengthShare: 0.5, isProse: true },
} satisfies Record<string, Field>;

const kindWeights: Record<TokenKind, number> = { word: 1, whole: 1, gram: 1, piece: 0.4 };

/** Weight at which a term has half of the full impact. */
const halfWeight = 4;

/** Deeper headings belong to the section they are in. */
const deepestSection = 3;

/** Cuts a page into sections and weights their terms, like BM25F with fixed lengths. */
export function indexPage(document: SearchDocument): IndexedPage {
  const { routePath, title, tags = [] } = document;
  const mentions = new Map(Object.entries(document.mentions ?? {}));
  const sections = cutSections(document).map((cut) => {
    const anchors = new Set([...(cut.page ? [''] : []), ...cut.parts.map(({ id }) => id)]);
    const texts = [...anchors].flatMap((anchor) => mentions.get(anchor) ?? []);
    return indexSection(cut, texts, document.weight ?? 1);
  });
  return { routePath, title, tags, sections: leaveTouched(sections) };
}

/** Reads what the sections of a page say, as `indexPage` does, without the terms that find them. */
export const readPageSections = (document: SearchDocument): ReadSection[] =>
  cutSections(document).map(readSection);

/** A section before it is read. */
interface CutSection {
  /** The document, of the section at the start of the page; null for all others. */
  page: SearchDocument | null;
  /** The heading that opens the section, with what is below it. */
  opener: TextSection | null | undefined;
  parts: TextSection[];
}

const cutSections = (document: SearchDocument): CutSection[] =>
  groupSections(document.content).map((parts, index) => ({
    page: index === 0 ? document : null,
    opener: index === 0 ? null : parts[0],
    parts,
  }));

/**
 * Leaves out terms that a section only mentions if another section of its page is more about them: readers
 * want that section, and it makes the page found.
 */
function leaveTouched(sections: readonly IndexedSection[]): IndexedSection[] {
  const known = new Set(
    sections.flatMap(({ terms, impacts }) =>
      terms.filter((_, at) => (impacts[at] ?? 0) > touchedStep),
    ),
  );
  return sections.map((section) => {
    const { terms, impacts } = section;
    const isKept = (_: unknown, at: number): boolean =>
      (impacts[at] ?? 0) > touchedStep || !known.has(terms[at] ?? '');
    return { ...section, terms: terms.filter(isKept), impacts: impacts.filter(isKept) };
  });
}

/** The start of a page with its first heading, then one group for each heading of depth 2 or 3. */
function groupSections(content: readonly TextSection[]): TextSection[][] {
  const groups: TextSection[][] = [[]];
  for (const section of content) {
    const opens = section.depth > 1 && section.depth <= deepestSection;
    if (opens) groups.push([section]);
    else groups.at(-1)?.push(section);
  }
  return groups;
}

function readSection({ page, opener, parts }: CutSection): ReadSection {
  const things = parts.flatMap((part, index) => {
    const found = readNames(part);
    return page && index === 0 ? found.map((thing) => ({ ...thing, anchor: '' })) : found;
  });
  if (page && !things.some(({ hasHeading }) => hasHeading)) {
    things.unshift(...readNames({ ...emptyPart, heading: page.title, text: page.description }));
  }
  const { status } = (page ? parts.find(({ depth }) => depth === 1) : opener) ?? {};
  return {
    anchor: opener?.id ?? '',
    header: opener?.heading ?? '',
    text: joinTexts(parts, opener),
    code: parts
      .map((part) => part.code)
      .filter(Boolean)
      .join('\n'),
    things,
    ...(status && { status }),
  };
}

function indexSection(
  cut: CutSection,
  mentions: readonly string[],
  pageWeight: number,
): IndexedSection {
  const { page, opener, parts } = cut;
  const section = readSection(cut);
  const weights = new Map<string, number>();
  const addTokens = (field: Field, tokens: readonly Token[]): void => {
    const share = field.isProse ? pageWeight : 1;
    addField(weights, { ...field, weight: field.weight * share }, tokens);
  };
  const add = (field: Field, text: string): void =>
    addTokens(field, leaveOutSeams(text, tokenize(text)));
  if (page) {
    add(fields.title, page.title);
    add(fields.description, page.description);
    for (const question of page.answers ?? []) add(fields.header, question);
    const [name = '', ...folders] = cutPath(page);
    add(fields.path, name);
    add(fields.folder, folders.join(' '));
  }
  const headings = parts.filter((part) => part !== opener && part.heading !== page?.title);
  add(fields.header, section.header);
  add(fields.subheader, headings.map(({ heading }) => heading).join('\n'));
  add(fields.body, section.text);
  add(fields.mentions, mentions.join('\n'));
  const { code } = section;
  addTokens(fields.code, leaveOutSeams(code, tokenize(code)).filter(isWorthFinding));

  const impacts = new Map(
    Array.from(weights, ([term, weight]) => [term, toImpact(weight / (weight + halfWeight))]),
  );
  const shares = nameShares(section.things);
  for (const name of page ? pageNames(page) : []) shares.set(name, 1);
  for (const [name, share] of shares) impacts.set(nameTerm(name), toImpact(share));
  return { ...section, terms: [...impacts.keys()], impacts: [...impacts.values()] };
}

const emptyPart: TextSection = { id: '', heading: '', depth: 1, text: '', code: '' };

/** Headings inside a section are lines of its text. */
function joinTexts(parts: readonly TextSection[], opener: TextSection | null | undefined): string {
  return parts
    .flatMap((part) =>
      part === opener || part.depth <= 1 ? [part.text] : [part.heading, part.text],
    )
    .filter(Boolean)
    .join('\n');
}

/**
 * In code, numbers are everywhere, and chains of members and file names are found by their parts; only flags
 * and packages are searched for as a whole.
 */
function isWorthFinding({ term, kind }: Token): boolean {
  return (kind !== 'whole' || /^[@-]/.test(term)) && /\p{L}/u.test(term);
}

function addField(weights: Map<string, number>, field: Field, tokens: readonly Token[]): void {
  const length = tokens.filter(({ kind }) => kind === 'word' || kind === 'gram').length;
  const { usualLength, lengthShare } = field;
  const scale = field.weight / (1 - lengthShare + lengthShare * (length / usualLength));
  for (const { term, kind } of tokens) {
    weights.set(term, (weights.get(term) ?? 0) + scale * kindWeights[kind]);
  }
}

/** The step nearest to a share. */
function toImpact(share: number): number {
  const above = impactSteps.findIndex(
    (step, index) => share <= (step + (impactSteps[index + 1] ?? 1)) / 2,
  );
  return above < 0 ? impactSteps.length - 1 : Math.max(above, touchedStep);
}

const cutPath = ({ routePath }: SearchDocument): string[] =>
  routePath.split('/').filter(Boolean).reverse();

/** Readers who type the title of a page, or its name in the URL, want this page. */
function pageNames(page: SearchDocument): string[] {
  return [page.title, cutPath(page)[0] ?? ''].map(normalizeName).filter(Boolean);
}

/**
 * How much the section is about each name, and each end of it after a dot: a heading alone doesn't mean that
 * the section explains an option.
 */
function nameShares(things: readonly NamedThing[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { names, type, default: fallback, hasHeading } of things) {
    for (const name of names.map(normalizeName)) {
      const share = hasHeading ? (type || fallback ? 1 : 0.8) : 0.5;
      const parts = name.startsWith('.') ? [name] : name.split('.');
      parts.forEach((_, index) => {
        const end = parts.slice(index).join('.');
        const cut = index === 0 ? share : share * 0.7;
        shares.set(end, Math.max(shares.get(end) ?? 0, cut));
      });
    }
  }
  return shares;
}
