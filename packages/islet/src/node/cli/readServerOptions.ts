import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { ServedSite } from '#search/server/createEmbeddedBackend.ts';
import type { SearchServerOptions } from '#search/server/createSearchServer.ts';
import { messageOf } from '#shared/messageOf.ts';
import { readInteger, type TextRequest } from './commandOptions.ts';
import { findMistake } from './findMistake.ts';

/** Settings of a server. */
export type ServerOptions = Omit<SearchServerOptions, 'backend'> & { sites: ServedSite[] };

/** What `islet search-server --help` shows. */
export const searchServerHelp = `Usage: islet search-server [options] [[name=]folder …]

Answers searches over the indexes of built sites. A folder is the output of a build
(default docs=site/dist); its name is how requests call the index.

Options:
  --port <number>        port to listen on (default 4100)
  --host <name>          address to listen on (default 127.0.0.1)
  --allow-host <name>    another name that the server answers to; repeatable
  --origin <name=url>    origin put before the links of a site; repeatable
  --allow-origin <url>   origin whose pages may ask, * for all (default none); repeatable
  --query-length <n>     maximum length of a query, in characters (default 200)
  --per-minute <n>       requests that a client may make in a minute (default 600)
  --concurrent <n>       queries answered at the same time (default 32)
  --trust-proxy          tell clients apart by the last entry of X-Forwarded-For
  -h, --help             show this text
  -v, --version          show the version of the package
`;

const argumentOptions = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true, default: [] },
  origin: { type: 'string', multiple: true, default: [] },
  'allow-origin': { type: 'string', multiple: true, default: [] },
  'query-length': { type: 'string' },
  'per-minute': { type: 'string' },
  concurrent: { type: 'string' },
  'trust-proxy': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} satisfies ParseArgsConfig['options'];

const numbers = {
  port: { fallback: '4100', least: 0, most: 65_535 },
  'query-length': { fallback: '200', least: 1, most: 10_000 },
  'per-minute': { fallback: '600', least: 1, most: 1_000_000 },
  concurrent: { fallback: '32', least: 1, most: 10_000 },
};

/** Parses the arguments; returns an error message if they are invalid. */
export function readServerOptions(args: readonly string[]): ServerOptions | TextRequest | string {
  const mistake = findMistake(args, argumentOptions);
  if (mistake !== null) return mistake;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: argumentOptions,
  });
  if (values.help) return { command: 'help' };
  if (values.version) return { command: '--version' };
  try {
    const numberOf = (name: keyof typeof numbers): number => {
      const { fallback, least, most } = numbers[name];
      const value = readInteger(values[name] ?? fallback);
      if (value >= least && value <= most) return value;
      throw new Error(`"--${name}" must be an integer from ${least} to ${most}.`);
    };
    return {
      sites: readSites(positionals, values.origin),
      host: values.host,
      allowHosts: values['allow-host'],
      port: numberOf('port'),
      allowOrigins: values['allow-origin'].map((url) => (url === '*' ? url : originOf(url))),
      queryLength: numberOf('query-length'),
      perMinute: numberOf('per-minute'),
      concurrent: numberOf('concurrent'),
      trustProxy: values['trust-proxy'],
    };
  } catch (error) {
    return messageOf(error);
  }
}

function readSites(given: readonly string[], origins: readonly string[]): ServedSite[] {
  const byName = new Map(
    origins.map((one): [string, string] => {
      const [name, url] = splitName(one);
      return [name, originOf(url)];
    }),
  );
  const sites = (given.length > 0 ? given : ['docs=site/dist']).map((one) => {
    const [name, folder] = splitName(one);
    return { name, folder: path.resolve(folder), origin: byName.get(name) ?? '' };
  });
  const names = new Set(sites.map(({ name }) => name));
  if (names.size < sites.length) throw new Error('Each site needs a different name: name=folder.');
  for (const name of byName.keys()) {
    if (names.has(name)) continue;
    const known = [...names].join(', ');
    throw new Error(`"--origin ${name}=…" does not match any site. Known sites: ${known}.`);
  }
  return sites;
}

/** Splits `name=value`; a site without a name is `docs`. */
function splitName(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return [text.slice(0, Math.max(at, 0)) || 'docs', text.slice(at + 1)];
}

function originOf(url: string): string {
  const origin = URL.canParse(url) ? new URL(url).origin : 'null';
  if (origin === 'null') throw new Error(`"${url}" is not an origin such as https://example.com.`);
  return origin;
}
