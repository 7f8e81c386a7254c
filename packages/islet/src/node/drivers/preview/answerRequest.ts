import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { StreamedBody } from '#shared/server/openServer.ts';
import { encodeSegments } from '#shared/url.ts';
import { getContentType } from '../../site/hosts/contentTypes.ts';
import { matchHeaders } from '../../site/hosts/headersFile.ts';
import type { HostRules } from '../../site/hosts/openHostRules.ts';
import { findRedirect, passQuery } from '../../site/hosts/parseRedirectsFile.ts';
import { isForFiles, revalidate } from '../../site/hosts/servedFiles.ts';
import { isHidden } from '../../support/files/isHidden.ts';
import { type Compressor, chooseEncodings } from './compress.ts';
import type { FindFile, FoundFile } from './openFolder.ts';
import { parseRequestTarget, type RequestTarget } from './parseRequestTarget.ts';
import { readPart } from './readPart.ts';
import { readRange } from './readRange.ts';
import { type Resolution, resolveFile } from './resolveFile.ts';

/** The parts of a request that the response depends on. */
export interface Request {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

/** A response. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer | StreamedBody;
}

/** The folder that is served, and its URL path. */
export interface ServedFolder {
  /** Path that the site is served at, with a slash at both ends. */
  base: string;
  cleanUrls: boolean;
  find: FindFile;
  readRules: () => Promise<HostRules>;
  compress: Compressor;
}

/** File extensions of the compressed copies that a build with `--compress` writes. */
const EXTENSIONS = { br: 'br', gzip: 'gz' };

/** Answers one request as a static host would. */
export async function answerRequest(request: Request, site: ServedFolder): Promise<Answer> {
  const target = parseRequestTarget(request.target);
  if (!target) return answerText(400, 'This URL is not valid.');

  const rules = await site.readRules();
  const answer = await answerPath({ request, target, rules, site });
  // Cache headers apply to files only, not to errors and redirects.
  const hasFile = [200, 206, 304].includes(answer.status);
  for (const [name, value] of matchHeaders(rules.headers, target.path))
    if (hasFile || !isForFiles(name)) answer.headers.set(name, value);
  return answer;
}

interface Job {
  request: Request;
  target: RequestTarget;
  rules: HostRules;
  site: ServedFolder;
}

async function answerPath({ request, target, rules, site }: Job): Promise<Answer> {
  const { path, query } = target;
  const place = await resolveUrl(path, site);
  if (place.kind === 'file') return answerFile({ status: 200, file: place.file }, request, site);
  if (place.kind === 'redirect') return answerRedirect(301, encodeSegments(place.path) + query);

  // As on real hosts, an existing file has priority over a redirect rule.
  const rule = findRedirect(rules.redirects, path);
  if (rule && isRedirect(rule.status))
    return answerRedirect(rule.status, passQuery(rule.to, query));
  if (rule) {
    const named = await resolveUrl(parseRequestTarget(rule.to)?.path ?? '', site);
    // Unlike a request, a rewrite rule may name an index file directly.
    const shown = named.kind === 'redirect' ? await resolveUrl(named.path, site) : named;
    if (shown.kind === 'file')
      return answerFile({ status: rule.status, file: shown.file }, request, site);
  }

  if (!path.startsWith(site.base)) {
    if (path === '/' || `${path}/` === site.base) return answerRedirect(302, site.base + query);
    return answerText(404, `Not found. This site is served at ${site.base}`);
  }
  const notFound = await findNotFound(path.slice(site.base.length - 1), site);
  if (notFound) return answerFile({ status: 404, file: notFound }, request, site);
  return answerText(404, 'Not found, and the site has no 404.html.');
}

async function resolveUrl(
  path: string,
  { base, cleanUrls, find }: ServedFolder,
): Promise<Resolution<FoundFile>> {
  if (!path.startsWith(base) || isHidden(path.slice(base.length))) return { kind: 'missing' };
  // They name no file, and a redirect to `//host` would leave the site.
  if (/\/\/|\\/.test(path)) return { kind: 'missing' };
  const place = await resolveFile(path.slice(base.length - 1), find, cleanUrls);
  return place.kind === 'redirect' ? { ...place, path: base.slice(0, -1) + place.path } : place;
}

/** Folders that are looked through for a 404 page: those of versions and languages are the outermost. */
const mostFolders = 8;

/** The 404 page in the folder of a path, or in the nearest one above it, as some hosts find it without a rule. */
async function findNotFound(path: string, { find }: ServedFolder): Promise<FoundFile | null> {
  const names = path.split('/').slice(1, -1).slice(0, mostFolders);
  for (let depth = names.length; depth >= 0; depth--) {
    const folder = names.slice(0, depth).map((name) => `/${name}`);
    const file = `${folder.join('')}/404.html`;
    const found = isHidden(file) ? null : await find(file);
    if (found) return found;
  }
  return null;
}

async function answerFile(
  { status, file }: { status: number; file: FoundFile },
  request: Request,
  site: ServedFolder,
): Promise<Answer> {
  const { type, compressible } = getContentType(file.path);
  const etag = `W/"${file.version}"`;
  const headers = createHeaders({ etag, ...(compressible && { vary: 'Accept-Encoding' }) });
  if (status === 200 && includesTag(request.headers['if-none-match'] ?? '', etag))
    return { status: 304, headers, body: Buffer.alloc(0) };

  headers.set('content-type', type);
  const [encoding] = compressible
    ? chooseEncodings(String(request.headers['accept-encoding'] ?? ''))
    : [];
  if (!encoding) return answerPart({ status, headers, file }, request);

  headers.set('content-encoding', encoding);
  const ready = await site.find(`${file.name}.${EXTENSIONS[encoding]}`);
  const body = ready
    ? await readPart(ready, { start: 0, end: ready.size })
    : await site.compress({
        key: `${file.path}:${file.version}`,
        encoding,
        read: () => readFile(file.path),
      });
  return { status, headers, body };
}

/** Sends a file, or only the part of it that the request asks for. */
async function answerPart(
  { status, headers, file }: Omit<Answer, 'body'> & { file: FoundFile },
  { method, headers: asked }: Request,
): Promise<Answer> {
  const whole = { start: 0, end: file.size };
  if (status === 200) headers.set('accept-ranges', 'bytes');
  // The tags are weak, and weak ones don't prove that a part belongs to what the client has (RFC 9110, 13.1.5).
  const hasPart = status === 200 && method === 'GET' && asked['if-range'] === undefined;
  const range = hasPart ? readRange(asked.range ?? '', file.size) : null;
  if (range === null) return { status, headers, body: await readPart(file, whole) };
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return { status: 416, headers, body: Buffer.alloc(0) };
  }
  const { start, end } = range;
  headers.set('content-range', `bytes ${start}-${end - 1}/${file.size}`);
  return { status: 206, headers, body: await readPart(file, range) };
}

function answerRedirect(status: number, location: string): Answer {
  return answerText(status, `See ${location}`, { location });
}

function answerText(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: createHeaders({ 'content-type': 'text/plain; charset=utf-8', ...headers }),
    body: Buffer.from(`${text}\n`),
  };
}

/** Unless the site's rules say otherwise, browsers revalidate everything, redirects included. */
function createHeaders(headers: Record<string, string>): Headers {
  return new Headers({ 'cache-control': revalidate, ...headers });
}

const isRedirect = (status: number) => status >= 300 && status < 400;

function includesTag(list: string, etag: string): boolean {
  const tags = list.split(',').map((tag) => tag.trim().replace(/^(?!W\/)/, 'W/'));
  return tags.includes(etag) || list.trim() === '*';
}
