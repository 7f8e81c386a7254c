import path from 'node:path';
import type { ServedSite } from '#search/server/createEmbeddedBackend.ts';
import { backendUrl } from './backendUrl.ts';
import { defineCommand, UsageError } from './defineCommand.ts';
import { readNamedFolders, splitName } from './namedFolders.ts';
import { refuseWords, serverOptions } from './sharedOptions.ts';
import { integer } from './valueTypes.ts';

/** The table of a command, which runs `runSearchServer`. */
export const searchServerCommand = defineCommand({
  name: 'search-server',
  summary: 'answer queries to built sites over HTTP',
  usage: '[[name=]folder …]',
  details:
    'A folder is the output of a build (default docs=site/dist); its name is how requests call the index.',
  options: {
    ...serverOptions(4100),
    backend: {
      type: backendUrl,
      description: 'engine that has the indexes of sites, instead of folders',
    },
    connections: {
      type: integer(1, 1000),
      default: 8,
      description: 'connections to a PostgreSQL backend at most',
    },
    origin: {
      type: {
        placeholder: 'name=url',
        expected: 'the name of a site and an origin, such as docs=https://example.com',
        read(text: string): [name: string, origin: string] | null {
          const [name, url] = splitName(text);
          const origin = readOrigin(url);
          return origin === null ? null : [name, origin];
        },
      },
      isRepeatable: true,
      description: 'origin put before the links of a site',
    },
    'allow-origin': {
      type: {
        placeholder: 'url',
        expected: '* or an origin, such as https://example.com',
        read: (text: string) => (text === '*' ? text : readOrigin(text)),
      },
      isRepeatable: true,
      description: 'origin whose pages may ask, * for all (default none)',
    },
    'query-length': {
      type: integer(1, 10_000),
      default: 200,
      description: 'maximum length of a query, in characters',
    },
    'per-minute': {
      type: integer(1, 1_000_000),
      default: 600,
      description: 'requests that a client may make in a minute',
    },
    concurrent: {
      type: integer(1, 10_000),
      default: 32,
      description: 'queries answered at the same time',
    },
    'trust-proxy': { description: 'tell clients apart by the last entry of X-Forwarded-For' },
  },
  isServer: true,
  readWords(words, { origin, backend }) {
    const origins = new Map(origin);
    if (backend !== null) refuseWords(words, 'the backend has the sites');
    const sites = backend === null ? readSites(words, origins) : [];
    return { siteRoot: path.resolve(), sites, origins };
  },
});

function readSites(given: readonly string[], origins: ReadonlyMap<string, string>): ServedSite[] {
  const sites = readNamedFolders(given);
  const names = sites.map(({ name }) => name);
  for (const name of origins.keys()) {
    if (names.includes(name)) continue;
    const known = names.join(', ');
    throw new UsageError(`"--origin ${name}=…" does not match any site. Known sites: ${known}.`);
  }
  return sites.map((site) => ({ ...site, origin: origins.get(site.name) ?? '' }));
}

/** The origin of a URL; null if it has none. */
function readOrigin(url: string): string | null {
  const origin = URL.canParse(url) ? new URL(url).origin : 'null';
  return origin === 'null' ? null : origin;
}
