import path from 'path-browserify';

const { URL: WebUrl, URLSearchParams: WebSearchParams } = globalThis;

/** The path of a `file:` address. Throws for other schemes, with Node's code. */
function toPath(address: string | URL): string {
  const url = new WebUrl(address);
  if (url.protocol === 'file:') return decodeURIComponent(url.pathname);
  const error = new TypeError('The URL must be of scheme file');
  throw Object.assign(error, { code: 'ERR_INVALID_URL_SCHEME' });
}

/** The `file:` address of a path; the characters that an address would read otherwise are encoded. */
function toFileUrl(file: string): URL {
  const isFolder = file.endsWith('/') && file !== '/';
  const absolute = `${path.resolve(file)}${isFolder ? '/' : ''}`;
  const url = new WebUrl('file:///');
  url.pathname = absolute.replace(/[%\\\n\r\t?#]/g, encodeURIComponent);
  return url;
}

/** Node's old `url.parse`, for addresses and for paths, which Rspack parses as requests of assets. */
function parseUrl(text: string) {
  if (WebUrl.canParse(text)) {
    const { protocol, host, port, hostname, hash, search, pathname, href } = new WebUrl(text);
    return toParts({ protocol, host, port, hostname, hash, search, pathname, href });
  }
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?/.exec(text) ?? [];
  return toParts({ hash, search, pathname, href: text });
}

function toParts(parts: Record<string, string>) {
  const { protocol, host, port, hostname, hash, search = '', pathname = '', href } = parts;
  return {
    protocol: protocol || null,
    slashes: protocol ? true : null,
    auth: null,
    host: host || null,
    port: port || null,
    hostname: hostname || null,
    hash: hash || null,
    search: search || null,
    query: search.slice(1) || null,
    pathname: pathname || null,
    path: `${pathname}${search}` || null,
    href,
  };
}

/** Node's old `url.format` for the parts of `url.parse`, and for a URL. */
function formatUrl(parts: Partial<URL>): string {
  const { href, protocol = '', host, hostname = '', port, pathname = '' } = parts;
  const place = host ?? `${hostname}${port ? `:${port}` : ''}`;
  const { search = '', hash = '' } = parts;
  return href ?? `${protocol}${protocol ? '//' : ''}${place}${pathname}${search}${hash}`;
}

function resolveUrl(from: string, to: string): string {
  const base = new WebUrl(from, 'none://');
  return String(new WebUrl(to, base)).replace(/^none:\/\//, '');
}

const keep = (domain: string): string => domain;

export {
  formatUrl as format,
  keep as domainToASCII,
  keep as domainToUnicode,
  parseUrl as parse,
  resolveUrl as resolve,
  toFileUrl as pathToFileURL,
  toPath as fileURLToPath,
  WebSearchParams as URLSearchParams,
  WebUrl as URL,
};
/** `node:url`: the URL of the browser, the paths of files, and the old functions. */
export default {
  URL: WebUrl,
  URLSearchParams: WebSearchParams,
  domainToASCII: keep,
  domainToUnicode: keep,
  fileURLToPath: toPath,
  format: formatUrl,
  parse: parseUrl,
  pathToFileURL: toFileUrl,
  resolve: resolveUrl,
};
