/** A page without its texts. */
export interface SearchedPage {
  routePath: string;
  title: string;
  /** Its URL with base and origin, but without an anchor. */
  url: string;
  /** The start of the page, and its headings. */
  sections: SectionOutline[];
}

export interface SectionOutline {
  /** Empty at the start of a page. */
  header: string;
  anchor: string;
  status?: string | undefined;
}
