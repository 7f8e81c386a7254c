import type { PageIdentity, PageRecord } from '#shared/types.ts';

/** The record of a page that could not be compiled. */
export function emptyRecord(page: PageIdentity): PageRecord {
  return {
    ...page,
    title: '',
    description: '',
    default: '',
    pageType: 'doc',
    frontmatter: {},
    toc: [],
    isWhole: false,
    body: [],
    program: null,
    components: [],
    imports: [],
    sections: [],
    skeleton: null,
    links: [],
    assets: [],
    stylesheet: null,
    dependencies: [],
    sourceHash: '',
    problems: [],
  };
}
