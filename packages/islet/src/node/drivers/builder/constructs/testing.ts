import { createElement, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { messageOf } from '#shared/messageOf.ts';
import { testRules } from '#shared/testRules.ts';
import type { PageRecord } from '#shared/types.ts';
import { componentProps } from '../../../../theme/componentProps.ts';
import * as theme from '../../../../theme/index.tsx';
import { appStateOf } from '../../../../theme/testing/renderLayout.ts';
import {
  compileText,
  type Files,
  problemLines,
  testContext,
} from '../../../page/record/testing.ts';
import { renderBody } from '../../../render/document/renderBody.ts';
import { type Compile, createServerRuntime } from '../../../render/runtime/serverRuntime.tsx';
import { checkLinks, type FinalTargets } from '../../../site/scan/checkLinks.ts';
import { followLinks } from '../../../site/scan/followLinks.ts';
import { resolveComponentUrl } from '../../../site/scan/resolveComponentUrl.ts';
import { resolveLink } from '../../../site/scan/resolveLink.ts';
import { checkNames } from '../checkNames.ts';

/**
 * Syntax that documentation engines understand, and its result here, in `.md` and in `.mdx`: the HTML in a short form,
 * and the problems. What applies to one kind of file only is below `md` or `mdx`.
 */
interface Construct extends Result {
  source: string;
  files?: Files;
  md?: Result;
  mdx?: Result;
}

/** What a construct becomes; only what is given is compared, but problems always are. */
interface Result {
  html?: string;
  /** The start of each. */
  problems?: string[];
  frontmatter?: object;
  title?: string;
  /** Anchors of the outline. */
  toc?: string[];
}

/** Compiles, checks and renders each construct in both kinds of files. */
export function testConstructs(constructs: Readonly<Record<string, Construct>>): void {
  describe.each(Object.entries(constructs))('%s', (_, { source, files = {}, md, mdx, ...both }) => {
    test.each(['md', 'mdx'])('in .%s', async (extension) => {
      const { problems = [], ...expected } = { ...both, ...(extension === 'md' ? md : mdx) };
      const found = await renderText(source, { files, extension });
      const starts = found.problems.map((line, index) => line.slice(0, problems[index]?.length));
      expect(starts).toEqual(problems);
      expect(found).toMatchObject(expected);
    });
  });
}

/** What a site of the theme shows for a page, and all that is reported about it. */
async function renderText(
  source: string,
  { files, extension }: { files: Files; extension: string },
): Promise<Required<Result>> {
  const record = await compileText(source, {
    files: { ...given, ...files },
    extension,
    resolveLink: (from, href) => resolveLink(targets, from, href)?.url ?? null,
  });
  const runtime = await createServerRuntime({ theme, componentProps, modules });
  const named = checkNames([record], runtime.names);
  const rendered = await renderBody({
    record,
    runtime: {
      renderProgram: async (program, state) =>
        Array.from(runtime.renderProgram(program, state, runCode), (root) =>
          root instanceof Error ? new Error(messageOf(root.cause)) : root,
        ),
    },
    state: appStateOf({ page: record }),
    context: {
      ...testContext(''),
      resolveComponentUrl: (from, url) => resolveComponentUrl(targets, from, url),
    },
  });
  const links = [{ from: record, links: record.links }, ...rendered.links];
  const dead = checkLinks(targets, followLinks(targets, links));
  const problems = [...record.problems, ...named, ...rendered.problems, ...dead];
  expect(problems.every(({ fix }) => fix.length > 10)).toBe(true);
  const lines = problemLines({ problems: byPlace(problems) });
  return {
    html: shorten(rendered.html).trim(),
    problems: lines.map((line) => line.replace(/docs\/en\/page\.mdx?:/, '')),
    frontmatter: record.frontmatter,
    title: record.title,
    toc: record.toc.map(({ id }) => id),
  };
}

const runCode: Compile = (code, parameters) => {
  const run: unknown = new Function(...parameters, code);
  if (typeof run !== 'function') throw new Error('The code of a page is a function');
  return (...values) => Reflect.apply(run, null, values);
};

const byPlace = (problems: PageRecord['problems']): PageRecord['problems'] =>
  problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));

/** The pages beside the one that is tested. */
const targets: FinalTargets = {
  rules: { ...testRules, base: '/base/' },
  routes: new Set(['/page', '/near', '/guide/', '/guide/start']),
  files: new Set(),
  ids: new Map([['/guide/start', new Set(['install'])]]),
};

const given: Files = {
  'docs/en/a.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'docs/en/counter.tsx': '',
};

const modules = {
  'docs/en/counter.tsx': async () => ({
    default: function Counter() {
      const [count] = useState(0);
      return createElement('b', null, count);
    },
  }),
  'docs/en/a.png': async () => ({ default: '/base/hashed/a.png' }),
};

/** The HTML of a page without what every block of its kind has. */
function shorten(html: string): string {
  return html
    .replace(/<a class="heading-anchor".*?<\/a>/g, '')
    .replace(/<div class="code([^"]*)"(?: data-lang="(\w*)")?>(.*?)<\/pre><\/div>/gs, shortenCode)
    .replace(/<p class="container-title">/g, '<p title>')
    .replace(/class="container (\w+)"/g, '$1')
    .replace(/<(h\d) id="([^"]*)"/g, '<$1 $2')
    .replace(/ rel="noopener noreferrer"/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<button[^>]*>(.*?)<\/button>/g, '<button>$1</button>')
    .replace(/ (?:role="tab\w*"|id="_\w*"|aria-labelledby="_\w*"|data-label="[^"]*")/g, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/(<div \w+>|<\/p>)\n(?=<p|<\/div)/g, '$1');
}

function shortenCode(...[, flags = '', label = '', inside = '']: string[]): string {
  const language = /class="language-(\w+)"/.exec(inside)?.[1] ?? '';
  const title = /class="code-title">([^<]*)</.exec(inside)?.[1];
  const code = /<code>(.*)<\/code>/s.exec(inside)?.[1] ?? '';
  const names = [
    ...flags.trim().split(' '),
    label === language ? '' : label,
    language,
    title && `title=${title}`,
  ];
  return `<pre ${names.filter(Boolean).join(' ')}>${unwrapTokens(code)}</pre>`;
}

/** Removes all spans from code except those that mark lines. */
function unwrapTokens(code: string): string {
  const open: string[] = [];
  return code.replace(/<span class="([^"]*)">|<\/span>/g, (tag, name?: string) => {
    if (tag === '</span>') return open.pop() ?? '';
    const changed = /(inserted|deleted)-sign/.exec(name ?? '')?.[1];
    const start = changed
      ? changed === 'inserted'
        ? 'ins'
        : 'del'
      : /^line\b/.test(name ?? '')
        ? 'b'
        : '';
    open.push(start && `</${start}>`);
    return (
      start &&
      `<${[start, name?.replace(/^.*(?:line|deleted|inserted) ?/, '')].filter(Boolean).join(' ')}>`
    );
  });
}
