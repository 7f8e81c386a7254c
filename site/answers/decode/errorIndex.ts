/** A message that a page explains. */
export interface ErrorMessage {
  /** The last part of its short address, `/e/<slug>`. */
  slug: string;
  /** Route of the page in the default language: `/guide/faq/errors/config`. */
  page: string;
  /** Anchor of the section. */
  anchor: string;
  /** The message as the page shows it; `…` stands for a part that varies, or for omitted words. */
  shown: string;
  /** The whole messages of the packages that the page shows a part of. */
  templates: string[];
  /** Says only that something failed, and is printed besides the message that says why. */
  isOutcome: boolean;
}

/** All messages that the pages explain, in the order of the pages. */
export type ErrorIndex = readonly ErrorMessage[];
