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
  /**
   * What it says: the cause; something that often contains the cause in another message; or only that something failed, besides
   * a message that says why.
   */
  role: 'cause' | 'frame' | 'outcome';
}

/** All messages that the pages explain, in the order of the pages. */
export type ErrorIndex = readonly ErrorMessage[];

/** The index as the file has it, where a role is any text. */
type WrittenIndex = ReadonlyArray<Omit<ErrorMessage, 'role'> & { role: string }>;

const roles = ['cause', 'frame', 'outcome'] as const;

/** Gives the written index its type. An unknown role counts as a cause. */
export const readErrorIndex = (written: WrittenIndex): ErrorIndex =>
  written.map((message) => ({
    ...message,
    role: roles.find((role) => role === message.role) ?? 'cause',
  }));
