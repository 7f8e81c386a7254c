import type { ElementContent, Element as HastElement, Root } from 'hast';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import { renderAnsi } from './ansiColors.ts';
import { outputGrammar } from './outputGrammar.ts';

/** Highlights code with Prism's grammars, as classes (SPEC 2.8). */
export interface Highlighter {
  /** Loads a grammar; false if Prism has none with this name. */
  load(language: string): Promise<boolean>;
  /** Highlights `code`; the grammar must be loaded. */
  highlight(code: string, language: string): ElementContent[];
}

/** The grammars that always work; the others are loaded when a page uses them. */
const alwaysLoaded = [bash, css, diff, javascript, json, jsx, outputGrammar, tsx, typescript];

/** Common names, and the file of the grammar that they mean; a grammar's own aliases are loaded with it. */
const grammarOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sh: 'bash',
    shell: 'bash',
    zsh: 'bash',
    html: 'markup',
    xml: 'markup',
    svg: 'markup',
    vue: 'markup',
    svelte: 'markup',
    astro: 'markup',
    md: 'markdown',
    mdx: 'markdown',
    yml: 'yaml',
    py: 'python',
    rb: 'ruby',
    rs: 'rust',
    mts: 'typescript',
    cts: 'typescript',
    mjs: 'javascript',
    cjs: 'javascript',
    jsonc: 'json5',
    jsonl: 'json',
    webmanifest: 'json',
    dockerfile: 'docker',
    dotenv: 'bash',
    env: 'bash',
    console: 'bash',
    fish: 'bash',
    npmrc: 'ini',
    conf: 'ini',
    gitignore: 'ignore',
    gitattributes: 'ignore',
    ps1: 'powershell',
    pwsh: 'powershell',
    bat: 'batch',
    cmd: 'batch',
    gql: 'graphql',
    math: 'latex',
  }),
);

const plainNames: ReadonlySet<string> = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'tree',
  'ansi',
]);

/** Creates a highlighter with the grammars that SPEC 2.8 names. */
export function createHighlighter(): Highlighter {
  for (const grammar of alwaysLoaded) refractor.register(grammar);
  const nameOf = (language: string): string =>
    isLoaded(language) ? language : (grammarOf.get(language) ?? language);
  return {
    async load(language) {
      const name = nameOf(language);
      if (plainNames.has(name) || isLoaded(name)) return true;
      if (!/^[a-z0-9-]+$/.test(name)) return false;
      try {
        refractor.register((await importGrammar(name)).default);
        return isLoaded(name);
      } catch {
        return false;
      }
    },
    highlight(code, language) {
      if (language === 'ansi') return renderAnsi(code);
      const name = nameOf(language);
      if (!isLoaded(name)) return [{ type: 'text', value: code }];
      return joinTokens((refractor.highlight(code, name) as Root).children as ElementContent[]);
    },
  };
}

/** Imports a grammar of Prism. In the built package, all of them are one file (see `rslib.config.mjs`). */
function importGrammar(name: string): Promise<{ default: typeof bash }> {
  return import(/* webpackMode: "lazy-once", webpackChunkName: "grammars" */ `refractor/${name}`);
}

/** Prism has helper functions among its grammars: there is no language `extend`. */
function isLoaded(name: string): boolean {
  return refractor.registered(name) && typeof refractor.languages[name] === 'object';
}

/**
 * Merges neighbors of the same kind, such as brackets and commas, into one element, which saves a quarter of
 * the elements. The white space between them has no color, so it looks the same.
 */
export function joinTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let space: ElementContent[] = [];
  // A copy, so that others can be merged into it.
  let last: HastElement | null = null;
  for (const node of nodes) {
    if (isBlank(node)) {
      space.push(node);
    } else if (node.type === 'element' && last !== null && kindOf(node) === kindOf(last)) {
      append(last.children, space, node.children);
      space = [];
    } else {
      last = node.type === 'element' ? { ...node, children: [...node.children] } : null;
      append(joined, space, [last ?? node]);
      space = [];
    }
  }
  append(joined, space);
  return joined;
}

/** A list may have more entries than a call can have arguments. */
function append<T>(list: T[], ...more: ReadonlyArray<readonly T[]>): void {
  for (const items of more) for (const item of items) list.push(item);
}

const kindOf = ({ properties }: HastElement): string => String(properties.className);

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Cuts highlighted code at its line ends, so that each line can be marked on its own. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts =
      node.type === 'text'
        ? node.value
            .split('\n')
            .map((value): ElementContent[] => (value ? [{ type: 'text', value }] : []))
        : node.type === 'element'
          ? splitLines(node.children).map((children): ElementContent[] =>
              children.length > 0 ? [{ ...node, children } satisfies HastElement] : [],
            )
          : [[node]];
    append(lines.at(-1) ?? [], parts[0] ?? []);
    append(lines, parts.slice(1));
  }
  return lines;
}
