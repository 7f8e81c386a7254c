import { type PagesBlock, type TextsBlock, usualAnchor } from './indexFormat.ts';
import type { IndexedPage, IndexedSection } from './indexPage.ts';
import { type NamedThing, readSummary } from './readNames.ts';

/** What an index holds of a page besides its texts and terms. */
export interface IndexedOutline extends Pick<IndexedPage, 'routePath' | 'title' | 'tags'> {
  sections: Array<Pick<IndexedSection, 'anchor' | 'header' | 'status'>>;
  /** The things with a heading of their own. */
  things: NamedThing[];
  /** The first sentence. */
  summary: string;
  /** Length of its texts as JSON. */
  textSize: number;
}

/** Describes a page for an index; `textSize` is the length of its texts as JSON. */
export function outlinePage(page: IndexedPage, textSize: number): IndexedOutline {
  const { routePath, title, tags, sections } = page;
  return {
    routePath,
    title,
    tags,
    sections: sections.map(({ anchor, header, status }) => ({ anchor, header, status })),
    things: sections.flatMap(({ things }) => things.filter(({ hasHeading }) => hasHeading)),
    summary: readSummary(sections[0]?.text ?? ''),
    textSize,
  };
}

/** What a page adds to the columns of a block. */
export type PageInfo = Omit<PagesBlock, 'texts' | 'textStarts'>;

type Status = NonNullable<PagesBlock['statuses']>[number];

const keepStatuses = (statuses: Status[]): Pick<PagesBlock, 'statuses'> =>
  statuses.length > 0 ? { statuses } : {};

/** The columns of one page. */
export function describePage({ routePath, title, sections }: IndexedOutline): PageInfo {
  const headed = sections.slice(1);
  return {
    routes: [routePath],
    titles: [title],
    headers: headed.map(({ header }) => header),
    anchors: headed.map(({ header, anchor }) => (anchor === usualAnchor(header) ? '' : anchor)),
    ...keepStatuses(
      sections.flatMap(({ status }, section) => (status ? [[0, section, status]] : [])),
    ),
  };
}

/** The columns of pages that follow each other in a block. */
export function joinColumns(infos: readonly PageInfo[]): PageInfo {
  return {
    routes: infos.flatMap(({ routes }) => routes),
    titles: infos.flatMap(({ titles }) => titles),
    headers: infos.flatMap(({ headers }) => headers),
    anchors: infos.flatMap(({ anchors }) => anchors),
    ...keepStatuses(
      infos.flatMap(({ statuses = [] }, page) =>
        statuses.map(([, section, status]): Status => [page, section, status]),
      ),
    ),
  };
}

/** Writes the texts of a page as JSON, as a block of texts has them. */
export const writePageTexts = (sections: readonly TextsOfSection[]): string =>
  JSON.stringify(describeTexts(sections));

type TextsOfSection = Pick<IndexedSection, 'text' | 'code' | 'things'>;

function describeTexts(sections: readonly TextsOfSection[]): TextsBlock[number] {
  return sections.map(({ text, code, things }) => {
    if (things.length === 0) return [text, code];
    return [
      text,
      code,
      things.map((thing) => [
        ...([thing.names, thing.type, thing.default, thing.summary, thing.anchor] as const),
        thing.hasHeading ? 1 : 0,
      ]),
    ];
  });
}
