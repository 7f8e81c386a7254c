import {
  identifyFile,
  printAddress,
  relativePath,
  splitFrontmatter,
  type UrlRules,
} from 'islet/tools';
import type { Engine } from '../engines.ts';
import { type HeadingSources, listHeadings } from './page/listHeadings.ts';
import type { Decision, ForeignPage, ForeignSite } from './source/foreignSite.ts';

/** The text of `addresses.txt`, and what it lacks, if anything. */
interface OldAddresses {
  text: string;
  decisions: Decision[];
}

interface OldAddressSources extends Pick<HeadingSources, 'texts' | 'toFile'> {
  engine: Engine;
  site: ForeignSite;
  rules: UrlRules;
}

/** Engines that give the title of a page an anchor. */
const anchorTitles: readonly Engine[] = ['rspress', 'vitepress'];

/**
 * Lists the addresses of a site for its ledger: of all pages, with where those went that can't keep theirs, and of the
 * headings whose anchors are known for sure.
 */
export function listOldAddresses({
  engine,
  site,
  rules,
  texts,
  toFile,
}: OldAddressSources): OldAddresses {
  const sources: HeadingSources = { texts, toFile, slugify: site.slugify };
  const lines = new Set<string>();
  // A fragment may be in several pages.
  const unsure = new Map<string, Required<Pick<Decision, 'file' | 'line'>>>();
  for (const page of site.pages) {
    const { yaml } = splitFrontmatter(texts.get(page.file) ?? '');
    const route = identifyFile(rules, `${page.target}.md`)?.routePath;
    // A draft was never published, and an address that no page can have isn't known.
    if (route === undefined || page.stray !== undefined || /^draft:\s*true\b/m.test(yaml ?? ''))
      continue;
    const old = oldRoute(page, route);
    const address = printAddress({ route: old, anchor: '' });
    const target = printAddress({ route, anchor: '' });
    lines.add(old === route ? address : `${address} -> ${target}`);
    for (const { file, line, depth, anchor, isSure } of listHeadings(page.file, sources)) {
      if (depth === 1 && !anchorTitles.includes(engine)) continue;
      if (!isSure) unsure.set(`${file}:${line}`, { file: relativePath(site.root, file), line });
      else if (anchor !== '') {
        lines.add(printAddress({ route: old, anchor: anchor.normalize('NFC') }));
      }
    }
  }
  const text = [...lines].sort().map((line) => `${line}\n`);
  return { text: text.join(''), decisions: [...unsure.values()].map(explainUnsure) };
}

/** The address that a page had, which is its route if they differ only in their end. */
function oldRoute({ address }: ForeignPage, route: string): string {
  const [old, own] = [address, route].map((one) => one.normalize('NFC').replace(/(?<=.)\/$/, ''));
  return old === undefined || old === own ? route : old;
}

const explainUnsure = (place: Required<Pick<Decision, 'file' | 'line'>>): Decision => ({
  ...place,
  message:
    '`addresses.txt` lacks the anchor of a heading with an expression, since it depends on what that gives.',
  fix: 'Add it, as in `/guide/start#install`, if others may have linked to it.',
});
