import { labelsFor } from '@docs/common/labels.ts';
import type { PageIdentity, PageRecord } from '@docs/common/types.ts';

/** The record of a 404 page that nobody wrote; the theme has all its texts (SPEC 2.1). */
export function notFoundRecord(page: PageIdentity): PageRecord {
  return {
    ...page,
    title: labelsFor(page.lang).notFoundTitle,
    description: '',
    pageType: '404',
    frontmatter: {},
    toc: [],
    isWhole: true,
    body: [],
    program: null,
    components: [],
    imports: [],
    sections: [],
    links: [],
    assets: [],
    dependencies: [],
    sourceHash: '',
    problems: [],
  };
}
