import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import {
  decodePath,
  encodeSegments,
  joinBase,
  joinRoute,
  normalizeRoute,
  pageFileEnding,
  routeToUrl,
  splitRoute,
  splitUrl,
  urlToRoute,
} from '#shared/url.ts';
import { encodePage } from '../../output/files/encodePage.ts';
import { pageMarkdown } from '../../output/llms/pageMarkdown.ts';
import { contentsDocument } from '../../render/document/contentsDocument.ts';
import { explainShellCrash } from '../../render/document/explainCrash.ts';
import { renderDocument } from '../../render/document/renderDocument.ts';
import { getContentType } from '../../site/hosts/contentTypes.ts';
import { hostRedirects, markdownLink } from '../../site/hosts/hostFiles.ts';
import { isolationBlocks } from '../../site/hosts/isolationHeaders.ts';
import {
  findRedirect,
  parseRedirectsFile,
  passQuery,
} from '../../site/hosts/parseRedirectsFile.ts';
import { compilePathPattern } from '../../site/hosts/pathPattern.ts';
import { isForFiles } from '../../site/hosts/servedFiles.ts';
import { siteRedirects } from '../../site/hosts/siteRedirects.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { toggleSlash } from '../../site/scan/resolveLink.ts';
import { documentShared } from '../builder/documentShared.ts';
import { listIsolatedPlaces } from '../builder/projectHostFiles.ts';
import { parseRequestTarget } from '../preview/parseRequestTarget.ts';
import { resolveFile } from '../preview/resolveFile.ts';
import type { ReadyBundle } from './bundleLoader.ts';
import type { KeptData } from './keptData.ts';
import type { PageStage } from './pageStage.ts';
import { problemsDocument, problemsPanel } from './problemsPanel.ts';

/** An answer of the dev server; browsers don't cache it. */
export interface DevAnswer {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** What the answers are made from. */
export interface DevSources {
  project: Project;
  stage: PageStage;
  revision: number;
  keptData: KeptData;
  /** Shows problems in the terminal that keep a page from being shown. */
  report(problems: readonly Problem[]): void;
}

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** Whether an answer is a page that could be shown. */
export const isPage = ({ status, type }: DevAnswer): boolean => status === 200 && type === html;

/** Answers a request for a page, its data, or a file, with the headers that isolate pages. */
export async function answerInDev(url: string, sources: DevSources): Promise<DevAnswer> {
  const answer = await answerRoute(url, sources);
  return { ...answer, headers: { ...isolationOf(url, sources.project), ...answer.headers } };
}

/** The policy of a page is in its document. */
function isolationOf(url: string, { config, rules }: Project): Record<string, string> {
  const places = listIsolatedPlaces({ config }, []);
  const path = decodePath(splitUrl(url).path);
  const blocks = isolationBlocks(places, rules).filter((block) =>
    compilePathPattern(block.path)(path),
  );
  const headers = blocks.flatMap((block) => block.headers);
  return Object.fromEntries(headers.filter(([name]) => !isForFiles(name)));
}

async function answerRoute(url: string, sources: DevSources): Promise<DevAnswer> {
  const { project, stage } = sources;
  const { rules } = project;
  if (parseRequestTarget(url) === null) return text(400, 'This address is not valid.');
  const ready = await stage.current();
  if (!ready) {
    const problems = stage.bundleProblems();
    sources.report(problems);
    return answerProblems(problems, rules.base);
  }
  const { path: pathname, query } = splitUrl(url);
  if (`${pathname}/` === rules.base || (pathname === '/' && rules.base !== '/')) {
    return redirect(rules.base);
  }
  const route = urlToRoute(rules, pathname);
  if (route === null) return notFound(`The site is at ${rules.base}.`);
  const file = await answerFile(pathname, ready, sources);
  if (file) return file;
  if (route.endsWith(pageFileEnding)) {
    const visited = await stage.visit(
      normalizeRoute(route.slice(0, -pageFileEnding.length)),
      ready,
    );
    if (!visited) return notFound('There is no such page.');
    return { status: 200, type: getContentType(route).type, body: encodePage(visited.state.page) };
  }
  if (route.endsWith('.md')) {
    const visited = await stage.visit(normalizeRoute(route.slice(0, -'.md'.length)), ready);
    if (visited && visited.state.page.markdownUrl !== null) {
      const publication = { rules, origin: project.config.url ?? null };
      const body = pageMarkdown(visited.state.page, publication);
      return { status: 200, type: getContentType(route).type, body };
    }
  }
  const sent = redirectOf(route, pathname, sources);
  return sent === null ? answerPage(route, ready, sources) : redirect(passQuery(sent, query));
}

/** Where a host redirects a path without a page. */
function redirectOf(route: string, pathname: string, { project }: DevSources): string | null {
  const { rules, routes } = project;
  if (routes.has(route)) return null;
  const rewrites = parseRedirectsFile(hostRedirects(siteRedirects(project), ''));
  const target = findRedirect(rewrites, decodePath(pathname));
  if (target && target.status >= 300 && target.status < 400) return target.to;
  return routes.has(toggleSlash(route)) ? routeToUrl(rules, toggleSlash(route)) : null;
}

/** Shown if there is no page to show; it has no script, so the document reloads itself. */
export function answerProblems(problems: readonly Problem[], base: string): DevAnswer {
  const body = problemsDocument(problems, base);
  return { status: 500, type: html, body, headers: { refresh: '1' } };
}

async function answerPage(
  route: string,
  ready: ReadyBundle,
  { project, stage, revision, report }: DevSources,
): Promise<DevAnswer> {
  const { rules, routes } = project;
  const ownNotFound = joinRoute(rules, { ...splitRoute(rules, route), path: '/404' });
  const visited =
    (routes.has(route) ? await stage.visit(route, ready) : null) ??
    (await stage.visit(ownNotFound, ready));
  if (!visited) return notFound('There is no such page.');
  const { state, problems, leads } = visited;
  const { pages } = await stage.model();
  const shared = documentShared(project, { bundle: ready.bundle, pages });
  const { ssg } = shared;
  let shell = '';
  try {
    if (ssg) shell = await ready.runtime.renderShell(state);
  } catch (error) {
    const crash = explainShellCrash(error, state.page);
    report([crash]);
    return answerProblems([crash, ...problems], rules.base);
  }
  const body = renderDocument({
    ...shared,
    stylesheets: [...shared.stylesheets, `${rules.base}__islet/problems.css`],
    state,
    shell,
    leads,
    dev: { revision, panel: problemsPanel(problems), rescue: `${rules.base}__islet/rescue.js` },
  });
  const { markdownUrl } = state.page;
  const headers = markdownUrl === null ? {} : { link: markdownLink(markdownUrl) };
  return { status: !ssg || routes.has(route) ? 200 : 404, type: html, body, headers };
}

async function answerFile(
  pathname: string,
  { bundle }: ReadyBundle,
  { project, stage, keptData }: DevSources,
): Promise<DevAnswer | null> {
  const { base } = project.config;
  const { data: files, pages } = await stage.model();
  const data = keptData(files, pathname);
  if (data) return { status: 200, type: json, body: JSON.stringify(data) };
  const listed = files.contents[pathname];
  if (listed) {
    const body = contentsDocument(listed, documentShared(project, { bundle, pages }));
    return { status: 200, type: html, body };
  }
  const name = decodePath(pathname.slice(base.length));
  const index = await stage.searchFileAt(name);
  if (index !== null) return { status: 200, type: getContentType(name).type, body: index };
  const stylesheet = stage.stylesheetAt(name);
  if (stylesheet !== undefined) {
    return { status: 200, type: getContentType(name).type, body: stylesheet };
  }
  const source = bundle.files.find(({ output }) => output === name)?.source ?? stage.assetAt(name);
  return source === undefined ? answerPublic(name, project) : answerSource(source);
}

/** Answers with a public file as hosts do: `/api/` is `public/api/index.html`. */
async function answerPublic(
  name: string,
  { publicFiles, publicRoot, runtimeFiles, rules }: Project,
): Promise<DevAnswer | null> {
  const sourceOf = (file: string): string | undefined =>
    publicFiles.has(file) ? path.join(publicRoot, file) : runtimeFiles.get(file);
  const find = async (one: string) => sourceOf(one.slice(1)) ?? null;
  const place = await resolveFile(`/${name}`, find, rules.cleanUrls);
  if (place.kind === 'file') return answerSource(place.file);
  return place.kind === 'redirect'
    ? redirect(joinBase(rules.base, encodeSegments(place.path)))
    : null;
}

async function answerSource(source: string): Promise<DevAnswer> {
  return { status: 200, type: getContentType(source).type, body: await readFile(source) };
}

function redirect(to: string): DevAnswer {
  return { status: 302, type: 'text/plain', body: '', headers: { location: joinBase('/', to) } };
}

const notFound = (body: string): DevAnswer => text(404, body);

function text(status: number, body: string): DevAnswer {
  return { status, type: 'text/plain; charset=utf-8', body };
}
