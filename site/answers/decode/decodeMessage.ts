import type { ErrorIndex, ErrorMessage } from './errorIndex.ts';
import { createTemplate, findTemplate, type Span, type Template } from './matchTemplate.ts';
import { normalizeMessage } from './normalizeMessage.ts';
import { createNearRanking } from './rankNear.ts';

/** A section that explains a message, with the messages of it that were found. */
export interface DecodedSection {
  page: string;
  anchor: string;
  messages: ErrorMessage[];
}

/**
 * What a text says: messages of the index, nearly one of them, only that something failed, or none of these, with the two that
 * are nearest.
 */
export type Decoded =
  | { kind: 'empty' }
  | { kind: 'exact' | 'near' | 'outcome' | 'unknown'; sections: DecodedSection[] };

/** Finds the sections that explain a text: what a terminal printed, or a part of it. */
export type Decoder = (text: string) => Decoded;

/** From this nearness on, a message is taken for nearly the same; below the other, it has nothing in common. */
const leastNear = 0.6;
const leastCommon = 0.1;

/** Most sections that are shown at once. */
const mostExact = 3;
const mostNear = 2;

/** Prepares the index for texts. Everything is done by comparing texts: nothing is run, kept or sent. */
export function createDecoder(index: ErrorIndex): Decoder {
  const known = index.map((message) => ({
    message,
    templates: toVariants(message).map(createTemplate),
  }));
  const rank = createNearRanking(
    index.flatMap((message) =>
      [message.shown, ...message.templates].map((text) => ({ candidate: message, text })),
    ),
  );
  return (text) => {
    const normalized = normalizeMessage(text);
    if (normalized === '') return { kind: 'empty' };
    const found = dropParts(
      known.flatMap(({ message, templates }) => findMessage(normalized, message, templates)),
    );
    const having = (role: ErrorMessage['role']): Found[] =>
      found.filter(({ message }) => message.role === role);
    const [causes, frames, outcomes] = [having('cause'), having('frame'), having('outcome')];
    const told = causes.length > 0 ? causes : frames;
    if (told.length > 0) return { kind: 'exact', sections: groupExact(told) };
    const ranked = rank(text);
    const near = ranked.filter(
      ({ candidate, score }) =>
        score >= leastNear && !(outcomes.length > 0 && candidate.role === 'outcome'),
    );
    if (near.length > 0) return { kind: 'near', sections: groupNear(near) };
    if (outcomes.length > 0) return { kind: 'outcome', sections: groupOutcomes(outcomes) };
    const common = ranked.filter(({ score }) => score >= leastCommon);
    return { kind: 'unknown', sections: groupNear(common) };
  };
}

interface Found {
  message: ErrorMessage;
  /** Where it is in the text. */
  span: Span;
  weight: number;
}

/**
 * The message as the page shows it, and as the packages have it. A diagnostic of TypeScript also is its number alone, and its
 * text alone.
 */
function toVariants({ shown, templates }: ErrorMessage): string[] {
  const [, code, text = ''] = diagnostic.exec(shown) ?? [];
  return code === undefined ? [shown, ...templates] : [code, ...(text ? [text] : []), ...templates];
}

const diagnostic = /^(TS\d{4,5})(?::\s*(.*))?$/;

/** The longest variant that the text has. */
function findMessage(text: string, message: ErrorMessage, templates: readonly Template[]): Found[] {
  const places = templates.flatMap((template): Found[] => {
    const span = findTemplate(text, template);
    return span ? [{ message, span, weight: template.weight }] : [];
  });
  return places.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/** Leaves out messages of other sections that are only a part of a longer message. */
const dropParts = (found: readonly Found[]): Found[] =>
  found.filter((one) => !found.some((other) => isPartOf(one, other)));

const isPartOf = (one: Found, other: Found): boolean =>
  one.message.anchor !== other.message.anchor &&
  other.span.start <= one.span.start &&
  one.span.end <= other.span.end &&
  (one.weight < other.weight ||
    (one.weight === other.weight && one.message.shown.length < other.message.shown.length));

/** The first section in the text comes first. */
const groupExact = (found: readonly Found[]): DecodedSection[] =>
  groupSections(
    [...found]
      .sort((a, b) => a.span.start - b.span.start || b.weight - a.weight)
      .map(({ message }) => message),
  ).slice(0, mostExact);

/** The line that says most comes first. */
const groupOutcomes = (found: readonly Found[]): DecodedSection[] =>
  groupSections([...found].sort((a, b) => b.weight - a.weight).map(({ message }) => message)).slice(
    0,
    mostExact,
  );

const groupNear = (ranked: ReadonlyArray<{ candidate: ErrorMessage }>): DecodedSection[] =>
  groupSections(ranked.map(({ candidate }) => candidate)).slice(0, mostNear);

function groupSections(messages: readonly ErrorMessage[]): DecodedSection[] {
  const sections: DecodedSection[] = [];
  for (const message of messages) {
    const { page, anchor } = message;
    const known = sections.find((section) => section.page === page && section.anchor === anchor);
    if (!known) sections.push({ page, anchor, messages: [message] });
    else if (!known.messages.includes(message)) known.messages.push(message);
  }
  return sections;
}
