import path from 'node:path';
import { defaultOfTitle } from '#search/index/readNames.ts';
import type { Frontmatter } from '#shared/frontmatter.ts';
import type { BodyPart, PageIdentity, PageRecord } from '#shared/types.ts';
import { readFrontmatter } from '../../site/config/readFrontmatter.ts';
import { titleOfFile } from '../../site/scan/titleOfFile.ts';
import { createProblemList } from '../../support/problems/problems.ts';
import { drawSources } from '../html/drawSources.ts';
import { writeHtml } from '../html/writeHtml.ts';
import { createProgram, jsxMarker } from '../jsx/createProgram.ts';
import { compileSource } from '../markdown/compileSource.ts';
import { nameSections } from '../skeleton/nameSections.ts';
import { createFileReader } from '../source/fileReader.ts';
import { openFrontmatter } from '../source/openFrontmatter.ts';
import { readText } from '../source/readText.ts';
import { reportThrown } from '../source/reportThrown.ts';
import { openSource, type SourceState } from '../source/sourceState.ts';
import { addStatus } from './addStatus.ts';
import { addTitle } from './addTitle.ts';
import { addByline, compileAuthors, hasByline } from './byline.ts';
import type { CompileContext } from './compileContext.ts';
import { compileHome } from './compileHome.ts';
import { compileOutline } from './compileOutline.ts';
import { continueList } from './continueList.ts';
import { emptyRecord } from './emptyRecord.ts';
import { notFoundRecord } from './notFoundRecord.ts';
import { addDraftNote, addUntranslatedNote } from './pageNotes.ts';
import { pageTypeOf } from './pageTypeOf.ts';
import type { PageOutline } from './readOutline.ts';

/**
 * Compiles a page and everything it includes, in one pass, into its record. Never throws: errors become
 * problems. A page without a file is a 404 page of the engine.
 */
export async function compilePage(
  page: PageIdentity,
  context: CompileContext,
): Promise<PageRecord> {
  if (page.filePath === '') return notFoundRecord(page, context.labelsOf(page.lang));
  const problems = createProblemList();
  const reader = createFileReader(context);
  try {
    const record = await readPage({ page, problems, reader }, context);
    return page.listPage === undefined ? record : continueList(record, page.listPage);
  } catch (error) {
    reportThrown(error, { file: page.filePath, problems });
    return {
      ...emptyRecord(page),
      dependencies: reader.files(),
      sourceHash: reader.hash(),
      problems: problems.all,
    };
  }
}

/** A page of which nothing has been read. */
type NewPage = Pick<SourceState, 'page' | 'problems' | 'reader'>;

function openPage({ page, problems, reader }: NewPage, context: CompileContext): SourceState {
  return openSource(path.resolve(context.siteRoot, page.filePath), {
    page,
    labels: context.labelsOf(page.lang),
    siteRoot: context.siteRoot,
    problems,
    frontmatter: {},
    links: [],
    skeleton: context.hasParity ? [] : null,
    assets: new Map(),
    reader,
    scopes: [],
    including: [],
  });
}

async function readPage(opened: NewPage, context: CompileContext): Promise<PageRecord> {
  const { page, problems, reader } = opened;
  const state = openPage(opened, context);
  const { labels } = state;
  const source = context.generated.get(page.filePath) ?? readText(state);
  const { yaml, yamlLine, body } = openFrontmatter(source ?? '', state);
  const read = readFrontmatter(yaml ?? '', page.filePath, yamlLine);
  problems.all.push(...read.problems);
  const authors = compileAuthors(read, state, context);
  const frontmatter = { ...compileHome(read, state, context), ...(authors && { authors }) };
  const tree = await compileSource(body, { ...state, frontmatter }, context);
  const pageType = pageTypeOf(page, frontmatter);
  if (pageType === 'doc' && frontmatter.title) addTitle(tree, frontmatter.title);
  if (frontmatter.draft) addDraftNote(tree, labels);
  addStatus(tree, frontmatter, labels);
  const outline = compileOutline(tree, { labels, file: page.filePath, problems });
  // Before components, with the headings in them, are cut out.
  const skeleton = state.skeleton && nameSections(state.skeleton, tree);
  // After the outline was read, because it isn't what the page is about.
  addUntranslatedNote(tree, page, context);
  if (hasByline(pageType, frontmatter)) {
    addByline(tree, frontmatter, context.htmlLangOf(page.lang));
  }
  const { styles, stylesheet } = await drawSources(tree, state, context.extensions);
  const isWhole = source !== null && state.scopes.every(({ missing }) => missing.length === 0);
  const program = createProgram(tree, state.scopes, problems);
  return {
    ...page,
    title:
      frontmatter.title ??
      (outline.title || nameUntitled({ ...state, frontmatter }, isWhole && pageType === 'doc')),
    ...summarizeOutline(outline, frontmatter),
    pageType,
    frontmatter,
    toc: outline.toc,
    isWhole,
    body: splitBody(writeHtml(tree)),
    program,
    components: state.scopes.flatMap(({ globals }) => [...globals.values()].flat()),
    imports: listImports(state, styles),
    sections: outline.sections,
    skeleton,
    links: state.links,
    assets: [...state.assets.values()],
    stylesheet,
    dependencies: reader.files(),
    sourceHash: reader.hash(),
    problems: problems.all,
  };
}

/** What the page and its fragments import, and the stylesheets of what was drawn in it. */
function listImports(
  { page, scopes }: SourceState,
  stylesheets: readonly string[],
): PageRecord['imports'] {
  const start = { file: page.filePath, line: 1, column: 1 };
  return [
    ...scopes.flatMap((scope) => scope.imports.map(({ local: _, ...rest }) => rest)),
    ...stylesheets.map((module) => ({ module, imported: '', ...start })),
  ];
}

/** Names a page without a title, because menus and search need one: an overview by its kind, others after their file. */
function nameUntitled(
  { page, file, labels, problems, frontmatter }: SourceState,
  needsTitle: boolean,
): string {
  if (!needsTitle) return '';
  if (frontmatter.overview) return labels.overview;
  const title = titleOfFile(page);
  problems.warn(
    { file, line: 1, column: 1 },
    `This page has no title, so it is called "${title}" after its file.`,
    'Begin it with a heading such as `# Title`, or write `title` in its front matter.',
  );
  return title;
}

/** What lists of pages say about this one. */
function summarizeOutline(
  { lead, sections }: PageOutline,
  { description = shorten(lead) }: Frontmatter,
): Pick<PageRecord, 'description' | 'default'> {
  return { description, default: defaultOfTitle(sections) };
}

function splitBody(html: string): BodyPart[] {
  return html
    .split(jsxMarker)
    .map((part, index): BodyPart => (index % 2 === 0 ? part : Number(part)))
    .filter((part) => part !== '');
}

/** The start of a text, in up to 160 characters, for pages without a description. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= 160) return text;
  const cut = characters.slice(0, 157);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 120)).join('')}…`;
}
