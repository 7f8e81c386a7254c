import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { isJsxElement } from 'islet/tools';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { parseFenceMeta } from '../fences/fenceMeta.ts';
import type { MarkdownFile } from '../fences/readMarkdown.ts';
import { splitKept } from '../record/runRecord.ts';

/** Where a page proves what it says. Lines start at 1. */
export interface PageEvidence {
  file: string;
  /** In order; each ends before the next heading of its depth or above, the first one before any heading. */
  sections: Array<{ id: string; start: number; end: number }>;
  /** Lines of recorded outputs, of code that must fail or match a type, and of computed tables. */
  proofs: number[];
  links: Array<{ line: number; file: string; id: string }>;
}

/** Reads what proves the sentences of a page; `computed` are components whose data the tool has computed. */
export function readEvidence(
  { file, source, tree }: MarkdownFile,
  computed: ReadonlySet<string>,
): PageEvidence {
  const headings: Array<{ id: string; line: number; depth: number }> = [];
  const proofs: number[] = [];
  const links: PageEvidence['links'] = [];
  const slugger = new GithubSlugger();
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading')
      headings.push({ id: idOf(textOf(node), slugger), line, depth: node.depth });
    if (node.type === 'link') {
      const [target = '', id = ''] = node.url.split('#');
      if (!/^\w+:/.test(target)) links.push({ line, file: locate(file, target), id });
    }
    if (isProof(node, computed)) proofs.push(line);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  if (tree) visit(tree);
  const last = source.split('\n').length + 1;
  const top = { id: '', line: 0, depth: 1 };
  const sections = [top, ...headings].map(({ id, line, depth }, index) => {
    const next = headings.slice(index).find((one) => depth === 1 || one.depth <= depth);
    return { id, start: line, end: next?.line ?? last };
  });
  return { file, sections, proofs, links };
}

function idOf(text: string, slugger: GithubSlugger): string {
  const [, custom] = /\{#([^\s{}]+)\}\s*$/.exec(text) ?? [];
  return custom ?? slugger.slug(text);
}

const locate = (file: string, target: string): string =>
  target === '' ? file : path.posix.join(path.posix.dirname(file), target);

function isProof(node: Nodes, computed: ReadonlySet<string>): boolean {
  if (isJsxElement(node)) return computed.has(node.name ?? '');
  if (node.type !== 'code') return false;
  const { file, proof } = parseFenceMeta(node.meta ?? '');
  const isRecorded = node.lang === 'output' || (file !== null && splitKept(file) !== null);
  return isRecorded || proof.throws !== null || proof.same !== null;
}
