import type { AskHost, Published } from './published.ts';

/** A site that is asked for everything. */
export interface AskedSite {
  ask: AskHost;
  files: Published;
  base: string;
  /** Lines of `_redirects` that the host has to follow. */
  redirects: readonly string[];
}

/** The pages among the files: no 404 pages, and no pages that redirect. */
export const listPublishedPages = (files: Published): string[] =>
  [...files].flatMap(([name, text]) =>
    name.endsWith('.html') &&
    !/(?:^|\/)404\.html$/.test(name) &&
    !text.includes('location.replace(l)')
      ? [name]
      : [],
  );

const urlOf = (file: string): string =>
  encodeURI(`/${file}`.replace(/(?:(?<=\/)index)?\.html$/, ''));

/** What is wrong with how a host answers for pages; each answers by its address, and all other forms lead there. */
async function findWrongPages({ ask, files }: AskedSite): Promise<string[]> {
  const wrong: string[] = [];
  for (const file of listPublishedPages(files)) {
    const url = urlOf(file);
    const answer = await ask(url);
    const isSame = Buffer.from(await answer.arrayBuffer()).toString('latin1') === files.get(file);
    const type = answer.headers.get('content-type');
    if (answer.status !== 200 || !isSame || type !== 'text/html; charset=utf-8') {
      wrong.push(`${url}: ${answer.status} ${type}`);
    }
    const others = url.endsWith('/')
      ? [url.slice(0, -1), `${url}index`, `${url}index.html`]
      : [`${url}/`];
    for (const other of others.filter((one) => one !== '')) {
      const { status, headers } = await ask(`${other}?a=%20b`);
      const location = headers.get('location')?.replace('?a=%20b', '');
      if (status < 300 || status > 308 || location !== url)
        wrong.push(`${other}: ${status} ${location}`);
    }
  }
  return wrong;
}

/** Unknown addresses below the base, and the page that has to answer: that of the language and version. */
const unknown = [
  ['nothing', '404.html'],
  ['guide/nothing/here.html', '404.html'],
  ['hashed/nothing.js', '404.html'],
  ['zh/nothing', 'zh/404.html'],
  ['v1/guide/nothing', 'v1/404.html'],
  ['v1/zh/nothing/', 'v1/zh/404.html'],
] as const;

/** What is wrong with the answers of a host for what doesn't exist. */
async function findWrongErrors({ ask, files, base }: AskedSite): Promise<string[]> {
  const wrong: string[] = [];
  for (const [target, file] of unknown) {
    const answer = await ask(base + target);
    const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const type = answer.headers.get('content-type');
    if (
      answer.status !== 404 ||
      body !== files.get(base.slice(1) + file) ||
      !type?.includes('html')
    ) {
      wrong.push(`${target}: ${answer.status} ${type} ${body.slice(0, 100)}`);
    }
  }
  return wrong;
}

/** What is wrong with the redirects of a host: each leads to the right place with the query, where something answers. */
async function findWrongRedirects({ ask, base, redirects }: AskedSite): Promise<string[]> {
  const wrong: string[] = [];
  for (const line of redirects) {
    const [from = '', to = '', status = ''] = line.split(' ');
    if (!status.startsWith('3')) continue;
    const answer = await ask(`${from.replace('*', 'x/y')}?q=1`);
    const target = to.replace(':splat', 'x/y').replace(/(?=#|$)/, '?q=1');
    const location = answer.headers.get('location');
    if (answer.status !== Number(status) || location !== target) {
      wrong.push(`${from}: ${answer.status} ${location}, not ${target}`);
    } else if (to.startsWith(base) && !to.includes(':splat')) {
      const end = await ask(to.replace(/#.*/, ''));
      if (end.status !== 200) wrong.push(`${from} → ${to}: ${end.status}`);
    }
  }
  return wrong;
}

/** Everything that is wrong with the answers of a host. */
export async function findWrongAnswers(site: AskedSite): Promise<string[]> {
  return [
    ...(await findWrongPages(site)),
    ...(await findWrongRedirects(site)),
    ...(await findWrongErrors(site)),
  ];
}

/** Asks a server on this machine. */
export function askServer(origin: string): AskHost {
  return (target, headers = {}) => fetch(origin + target, { redirect: 'manual', headers });
}
