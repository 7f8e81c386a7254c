import type { PluggableList } from 'unified';
import type { PageIdentity } from '#common/types.ts';
import type { FollowedUrl } from '../../scan/followUrl.ts';
import type { Highlighter } from '../code/highlighter.ts';
import type { MarkdownParser } from '../markdown/markdownParser.ts';

/** What compiling a page needs besides its source; created once per build or dev session. */
export interface CompileContext {
  /** Absolute path of the folder with `site.config.ts`. */
  siteRoot: string;
  /** Absolute path of the repository, for `file="…"` in code fences. */
  repoRoot: string;
  /** Absolute path of the folder that is copied as it is. */
  publicRoot: string;
  base: string;
  parser: MarkdownParser;
  highlighter: Highlighter;
  rehypePlugins: PluggableList;
  codeDefaults: { wrap: boolean; lineNumbers: boolean };
  /** URL of the page a link leads to, null where there is none. */
  resolveLink(from: PageIdentity, href: string): string | null;
  /** Language of the page that a URL leads to, where that is not the language of the page `from`. */
  foreignLang(from: PageIdentity, url: string): string | undefined;
  /** The link that a URL is which a component wrote. */
  followUrl(page: PageIdentity, url: string): FollowedUrl;
}
