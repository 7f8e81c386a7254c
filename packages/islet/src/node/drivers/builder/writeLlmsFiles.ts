import { z } from 'zod';
import type { PageData } from '#shared/types.ts';
import { hashedFolder, joinRoute, routeToMarkdownFile } from '#shared/url.ts';
import { type OutputFolder, writeOutputFile } from '../../output/files/outputFolder.ts';
import { listPageSections, llmsFiles } from '../../output/llms/llmsText.ts';
import type { Publication } from '../../output/llms/pageMarkdown.ts';
import { hashContent, readNote, writeNote } from '../../support/modules/notes.mjs';
import type { PageKeys } from './documentShared.ts';
import type { PreparedSite } from './prepareSite.ts';

/** What `llms.txt` and `llms-full.txt` are made with. */
export interface LlmsSources {
  publication: Publication;
  /** Null if nothing is taken over. */
  keys: PageKeys | null;
  output: Pick<OutputFolder, 'path' | 'write' | 'keep' | 'read' | 'readLast'>;
  /** Absolute path of a note about the last build; null if nothing is cached. */
  noteOf: (name: string) => string | null;
}

/**
 * Writes `llms.txt` and `llms-full.txt` of each language and version, the first with its parts if it's long. The second contains the Markdown of all
 * pages, which is in the output already; with a key, it is taken over if no page has changed, and otherwise the text of
 * pages that haven't. It is left out if no program could read it at once.
 */
export function writeLlmsFiles(
  { pages, data }: Pick<PreparedSite, 'pages' | 'data'>,
  sources: LlmsSources,
): void {
  const { publication, output, keys } = sources;
  for (const [url, site] of Object.entries(data.sites)) {
    const listed = pages.filter(
      (page) => page.siteUrl === url && page.markdownUrl !== null && !page.frontmatter.unlisted,
    );
    if (listed.length === 0) continue;
    const sections = listPageSections(
      { site, pages: listed, sidebars: data.sidebars },
      publication,
    );
    const folder = joinRoute(publication.rules, { ...site, path: '/' }).slice(1);
    const name = ['llms', site.version, site.lang].filter(Boolean).join('.');
    const { list, parts } = llmsFiles(site, sections, {
      ...publication,
      partFile: (number, text) =>
        `${hashedFolder}/${name}.${number}.${hashContent(text).slice(0, 8)}.txt`,
    });
    output.write(`${folder}llms.txt`, list);
    for (const [file, text] of parts) output.write(file, text);
    const full = `${folder}llms-full.txt`;
    const keyOf = new Map(listed.map((page) => [page.routePath, keys?.markdown(page) ?? null]));
    const key = keys && hashContent(list + [...keyOf.values()].join(''));
    if (key !== null && output.keep([full], key)) continue;
    const texts = sections
      .flatMap((section) => section.pages)
      .map(({ routePath }) => ({ routePath, key: keyOf.get(routePath) ?? null }));
    joinTexts(full, { key, texts }, sources);
  }
}

/** The texts in a file, in their order. */
interface Joined<Text> {
  /** The key of the file. */
  key: string | null;
  texts: Text[];
}

/** What the next build has to know about a file: the key and the length of each text in it. */
const noteSchema = z.object({
  key: z.string(),
  texts: z.array(z.tuple([z.string(), z.number()])),
});
type Note = z.infer<typeof noteSchema>;

type TextOutput = Pick<OutputFolder, 'path' | 'read' | 'readLast'>;

/** Bytes of the longest `llms-full.txt`: about a million tokens, as much as a language model takes. */
const longest = 4_000_000;

/**
 * Writes the Markdown of pages into one file, unless it would be too long. Texts with the same key are copied from the
 * last one.
 */
export function joinTexts(
  full: string,
  { key, texts }: Joined<Pick<PageData, 'routePath'> & { key: string | null }>,
  { output, noteOf }: Pick<LlmsSources, 'noteOf'> & { output: TextOutput },
): void {
  const noteFile = noteOf(`${full.replaceAll('/', '.')}.json`);
  const known = readTexts(full, noteFile, output);
  const parts: Array<{ key: string; text: Buffer }> = [];
  let room = longest;
  for (const { routePath, key: own } of texts) {
    const text = known.get(own) ?? output.read(routeToMarkdownFile(routePath));
    room -= text.length;
    if (room < 0) return;
    parts.push({ key: own ?? '', text });
  }
  const joined = parts.flatMap(({ text }) => [separator, text]).slice(1);
  writeOutputFile(output.path, full, Buffer.concat(joined));
  if (noteFile === null || key === null) return;
  const lengths = parts.map(({ key: own, text }): Note['texts'][number] => [own, text.length]);
  try {
    writeNote(noteFile, { key, texts: lengths } satisfies Note);
  } catch {
    // Without it, the next build reads the Markdown of all pages.
  }
}

const separator = Buffer.from('\n');

/** The texts in the last file by their keys; none if that isn't as the last build left it. */
function readTexts(
  full: string,
  noteFile: string | null,
  output: TextOutput,
): Map<string | null, Buffer> {
  const note = noteFile === null ? undefined : noteSchema.safeParse(readNote(noteFile).value).data;
  const last = note ? output.readLast(full, note.key) : null;
  let end = -separator.length;
  return new Map(
    (last ? (note?.texts ?? []) : []).map(([key, length]) => {
      const start = end + separator.length;
      end = start + length;
      return [key, last?.subarray(start, end) ?? separator];
    }),
  );
}
