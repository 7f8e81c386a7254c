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

/** Highlights code with Prism's grammars, as classes (SPEC 2.8). */
export interface Highlighter {
  /** Loads a grammar; false when Prism has none of that name. */
  load(language: string): Promise<boolean>;
  /** Colours `code`; the grammar must be loaded. */
  highlight(code: string, language: string): ElementContent[];
}

/** The grammars that always work; the others are loaded when a page uses them. */
const alwaysLoaded = [bash, css, diff, javascript, json, jsx, tsx, typescript];

/** Names people write, and the file of the grammar they mean; a grammar's own aliases come with it. */
const grammarOf: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  vue: 'markup',
  svelte: 'markup',
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
  dockerfile: 'docker',
};

const plainNames: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'tree']);

/** Creates a highlighter with the grammars that SPEC 2.8 names. */
export function createHighlighter(): Highlighter {
  for (const grammar of alwaysLoaded) refractor.register(grammar);
  const nameOf = (language: string): string =>
    refractor.registered(language) ? language : (grammarOf[language] ?? language);
  return {
    async load(language) {
      const name = nameOf(language);
      if (plainNames.has(name) || refractor.registered(name)) return true;
      if (!/^[a-z0-9-]+$/.test(name)) return false;
      try {
        const grammar = (await import(`refractor/${name}`)) as { default: typeof bash };
        refractor.register(grammar.default);
        return true;
      } catch {
        return false;
      }
    },
    highlight(code, language) {
      const name = nameOf(language);
      if (!refractor.registered(name)) return [{ type: 'text', value: code }];
      return joinTokens((refractor.highlight(code, name) as Root).children as ElementContent[]);
    },
  };
}

/**
 * Makes one element of neighbours of the same kind, such as brackets and commas, which takes a quarter
 * of the elements away. White space between them has no color, so it looks the same.
 */
function joinTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const space = isBlank(joined.at(-1)) ? joined.splice(-1) : [];
    const before = joined.at(-1);
    if (node.type === 'element' && before?.type === 'element' && kindOf(node) === kindOf(before)) {
      const children = [...before.children, ...space, ...node.children];
      joined.splice(-1, 1, { ...before, children });
    } else {
      joined.push(...space, node);
    }
  }
  return joined;
}

const kindOf = ({ properties }: HastElement): string => String(properties.className);

const isBlank = (node: ElementContent | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '';

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
    lines.at(-1)?.push(...(parts[0] ?? []));
    lines.push(...parts.slice(1));
  }
  return lines;
}
