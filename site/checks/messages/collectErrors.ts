import { createIdMaker } from 'islet/tools';
import type { MarkdownFile } from 'islet-prove';
import type { Heading, PhrasingContent, RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ErrorMessage } from '../../answers/decode/errorIndex.ts';
import { gap } from './listTexts.ts';
import { showsMessage } from './matchMessage.ts';
import { createSlugMaker } from './nameMessage.ts';

/** What the index of errors is made from. */
export interface ErrorSources {
  /** The pages, in their order. */
  pages: readonly MarkdownFile[];
  /** Folder of the pages below the root of the repository. */
  docs: string;
  /** Messages of the installed packages. */
  messages: readonly string[];
  /** Terminal outputs that the pages quote. */
  terminals: readonly string[];
  /** Messages that often contain another one, and messages that say only that something failed. */
  frames: readonly string[];
  outcomes: readonly string[];
}

/**
 * Lists the messages that the pages explain in headings and in tables, with the whole messages of the packages.
 */
export function collectErrors(sources: ErrorSources): ErrorMessage[] {
  const { pages, docs, messages, terminals, ...roles } = sources;
  const diagnostics = readDiagnostics(terminals);
  const nameMessage = createSlugMaker();
  const frames = new Set(roles.frames.map(simplify));
  const outcomes = new Set(roles.outcomes.map(simplify));
  const roleOf = (shown: string): ErrorMessage['role'] => {
    const text = simplify(shown);
    return outcomes.has(text) ? 'outcome' : frames.has(text) ? 'frame' : 'cause';
  };
  return pages.flatMap(({ file, tree }) => {
    const page = file.slice(docs.length).replace(/\.mdx?$/, '');
    return listSections(tree?.children ?? []).flatMap(({ anchor, texts }) =>
      dropRepeats(texts).map((shown) => ({
        slug: nameMessage(shown),
        ...{ page, anchor, shown },
        templates: [
          ...messages.filter((message) => message !== shown && showsMessage(shown, message)),
          ...(diagnostics.get(/^TS\d+/.exec(shown)?.[0] ?? '') ?? []),
        ],
        role: roleOf(shown),
      })),
    );
  });
}

/** The texts of diagnostics of TypeScript by their codes, with `…` for what is in quotes. */
function readDiagnostics(terminals: readonly string[]): Map<string, string[]> {
  const texts = new Map<string, Set<string>>();
  for (const terminal of terminals) {
    for (const [, code = '', text = ''] of terminal.matchAll(/\b(TS\d{4,5}): (.+)/g)) {
      const known = texts.get(code) ?? new Set();
      texts.set(code, known.add(text.replace(/'[^']*'/g, `'${gap}'`).trim()));
    }
  }
  return new Map([...texts].map(([code, known]) => [code, [...known].sort()]));
}

/** The messages in the heading of each section, and in its tables. */
function listSections(nodes: readonly RootContent[]): Array<{ anchor: string; texts: string[] }> {
  const makeId = createIdMaker();
  const sections: Array<{ anchor: string; texts: string[] }> = [];
  for (const node of nodes) {
    if (node.type === 'heading')
      sections.push({ anchor: idOf(node, makeId), texts: readNames(node.children) });
    if (node.type === 'table') sections.at(-1)?.texts.push(...readTable(node));
  }
  return sections;
}

/** A table may repeat the heading above it. */
const dropRepeats = (texts: readonly string[]): string[] =>
  texts.filter(
    (text, index) => texts.findIndex((other) => simplify(other) === simplify(text)) === index,
  );

/** A message without what differs between its places: marks at its end, and how a table escapes a backtick. */
export const simplify = (text: string): string => text.replace(/[.:…\s]+$/, '').trim();

function idOf(heading: Heading, makeId: (text: string) => string): string {
  const text = textOf(heading);
  const [, own] = /\{#([^{}\s]+)\}\s*$/.exec(text) ?? [];
  return own ?? makeId(text);
}

/** The messages in the first column of a table that is about messages. */
function readTable({ children: [head, ...rows] }: Table): string[] {
  const [title] = head?.children ?? [];
  if (
    !title ||
    !/^(?:(?:part of the )?message|first line|the lines mention)\b/i.test(textOf(title))
  )
    return [];
  return rows.flatMap(({ children: [cell] }) => readNames(cell?.children ?? []));
}

/**
 * The messages among texts: code of several words, or the number of a diagnostic of TypeScript. What follows “with” belongs to
 * the same message.
 */
function readNames(nodes: readonly PhrasingContent[]): string[] {
  const names: string[] = [];
  let isContinued = false;
  for (const node of nodes) {
    if (node.type !== 'inlineCode') isContinued = isLink.test(textOf(node));
    else if (isContinued && names.length > 0) names.push(`${names.pop()} ${gap} ${node.value}`);
    else if (isMessage.test(node.value)) names.push(node.value.trim());
    // Two examples of what varies: `Unknown file extension ".css"`, `".svg"`.
    else if (isQuoted.test(node.value)) names.push(...names.splice(-1).map(generalize));
  }
  return names;
}

const isQuoted = /^"[^"]*"$/;
const generalize = (name: string): string => name.replace(/"[^"]*"$/, `"${gap}"`);
const isLink = /^(?:,? with)? $/;
const isMessage = /\p{L}{2}.*\s.*\p{L}{2}|^TS\d{4,5}\b/u;
