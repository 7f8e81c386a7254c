import type { PageIdentity } from '#common/types.ts';
import type { FollowedUrl } from '../../scan/followUrl.ts';
import type { SourceContext } from '../markdown/compileSource.ts';

/** What compiling a page needs besides its source; created once per build or dev session. */
export interface CompileContext extends SourceContext {
  /** Absolute path of the folder with `site.config.ts`. */
  siteRoot: string;
  /** The link that a URL is which a component wrote. */
  followUrl(page: PageIdentity, url: string): FollowedUrl;
}
