import { relativePath } from 'islet/tools';
import type { Locate } from './createLocator.ts';
import type { ModuleCopier } from './createModuleCopier.ts';
import { findInteractive } from './findInteractive.ts';
import { convertPage } from './page/convertPage.ts';
import type { PageContext } from './page/pageContext.ts';
import type { StyleCollector } from './page/styleCollector.ts';
import type { Decision, ForeignSite } from './source/foreignSite.ts';

/** What converting a page needs, and where it reports what it found. */
export interface Conversion {
  site: ForeignSite;
  targets: ReadonlyMap<string, string>;
  locate: Locate;
  modules: ModuleCopier;
  styles: StyleCollector;
  /** Modules of components that react to readers. */
  interactive: Set<string>;
  decide: (decision: Decision) => void;
  count: (construct: string) => void;
}

/** Converts pages and fragments; also returns the number of pages. */
export function convertTexts(
  texts: ReadonlyMap<string, string>,
  conversion: Conversion,
): { output: Map<string, string>; pages: number } {
  const { site, targets, decide } = conversion;
  const output = new Map<string, string>(site.texts);
  const isPage = new Set(site.pages.map(({ file }) => file));
  let pages = 0;
  for (const [file, text] of texts) {
    const to = targets.get(file) ?? '';
    if (output.has(to)) {
      decide({
        file: relativePath(site.root, file),
        message: `Another page is already \`${to}\`, so this one was not converted.`,
        fix: 'Give it another address in the source, or add its text to the other page.',
      });
      continue;
    }
    const context = createPageContext(file, text, conversion);
    output.set(to, convertPage(text, context, to.endsWith('.mdx')));
    if (isPage.has(file)) pages += 1;
  }
  return { output, pages };
}

function createPageContext(file: string, text: string, conversion: Conversion): PageContext {
  const { site, locate, modules, styles, count } = conversion;
  const name = relativePath(site.root, file);
  const decided = new Set<string>();
  const page = site.pages.find((one) => one.file === file);
  return {
    file: name,
    lang: page?.lang,
    isMdx: site.isMdx || file.endsWith('.mdx'),
    isVue: site.isVue ?? false,
    styles,
    slugify: site.slugify,
    date: page?.date,
    relocate: (reference, kind) => locate(file, reference, kind),
    replaceImport: modules.engine.replace,
    refuseImport(specifier) {
      const reason = modules.refuse(file, specifier);
      const component = reason === null ? findInteractive(modules, file, specifier) : null;
      if (component !== null) conversion.interactive.add(component);
      return reason;
    },
    count,
    decide(found, message, fix) {
      if (decided.has(message)) return;
      decided.add(message);
      const at = text.indexOf(found);
      conversion.decide({
        file: name,
        message,
        fix,
        ...(at >= 0 && { line: text.slice(0, at).split('\n').length }),
      });
    },
  };
}
