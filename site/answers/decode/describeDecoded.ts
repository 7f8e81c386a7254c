import type { Decoded, DecodedSection } from './decodeMessage.ts';

/** Where the pages of the answer are. */
export interface DecodedPlace {
  /** Origin of the site: `https://rslib.rs`. */
  origin: string;
  /** Prefix of the language: empty, or `/zh`. */
  prefix: string;
  /** Returns a section of a page as Markdown. */
  readPage(page: string, section: string): Promise<string>;
}

const summaries: Record<Decoded['kind'], string> = {
  empty: 'The text is empty.',
  exact: 'These messages are explained, in the order of the text.',
  near: 'No message has exactly these words. The nearest one may be meant:',
  outcome: 'These lines only say that something failed. What caused it is not explained.',
  unknown:
    'This message is not explained. The nearest ones share some of its words, and may be about something else:',
};

/** Writes an answer as Markdown: how well it fits, and the sections, with their text unless nothing fits. */
export async function describeDecoded(decoded: Decoded, place: DecodedPlace): Promise<string> {
  const { kind } = decoded;
  const sections = kind === 'empty' ? [] : decoded.sections;
  const texts = sections.map((section) =>
    describeSection(section, place, kind !== 'unknown' && kind !== 'empty'),
  );
  return [summaries[kind], ...(await Promise.all(texts))].join('\n\n');
}

async function describeSection(
  { page, anchor, messages }: DecodedSection,
  { origin, prefix, readPage }: DecodedPlace,
  isWhole: boolean,
): Promise<string> {
  const names = messages.map(({ slug, shown }) => `- ${shown} (${origin}${prefix}/e/${slug})`);
  const where = `page: ${prefix}${page}, section: ${anchor}`;
  const text = isWhole ? ['', (await readPage(prefix + page, anchor)).trim()] : [];
  return [...names, where, ...text].join('\n');
}
