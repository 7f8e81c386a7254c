import { addIsolation } from '#islet/client/isolation/addIsolation.ts';
import { siteConfigSchema } from '#islet/node/site/config/schema.ts';
import { toUrlRules } from '#islet/node/site/config/toUrlRules.ts';
import { matchHeaders, parseHeadersFile } from '#islet/node/site/hosts/headersFile.ts';
import { hostHeaders } from '#islet/node/site/hosts/hostFiles.ts';
import { isolationBlocks, isolationRules } from '#islet/node/site/hosts/isolationHeaders.ts';
import { listScopes } from '#islet/node/site/scan/listScopes.ts';
import { decodePath, joinRoute } from '#islet/shared/url.ts';
import { describeIsolation } from '../../hosts/describeIsolation.ts';
import type { Attack } from '../attack.ts';
import type { Random } from '../random.ts';

/** Folders that are isolated, and addresses that try to get their headers, or to do without them. */
export const isolation: Attack = {
  name: 'isolation',
  share: 300,
  async begin() {
    return {
      async play(random) {
        const site = drawIsolatedSite(random);
        return site === null ? [] : findLeaks(random, site);
      },
      async end() {},
    };
  },
};

const names = [
  'lab',
  'Lab',
  'play ground',
  'größe',
  'a.b',
  '快速',
  'a/b',
  'runtime',
  'de',
  'x+y',
  '$',
  '.well',
  '(a|b)',
  '[a]',
  '%41',
  'a\\b',
  '..',
  '*',
  ':a',
  '~',
  '__proto__',
];
const ends = [
  '',
  '/',
  '/runtime/',
  '/runtime',
  '/runtime/worker.js',
  '/runtime/hashed/a.js',
  '/runtime/../',
  '/x',
  's/',
  '%2f',
  '//',
  '/%2e%2e/',
  '?a',
  '/index.html',
  '/runtime%2fworker.js',
  '\\',
  '/\u2028',
];

type IsolatedSite = NonNullable<ReturnType<typeof drawIsolatedSite>>;

/** What the build writes for a site; null for a config that is refused. */
function drawIsolatedSite(random: Random) {
  const isolated = Array.from({ length: 1 + random.below(3) }, () => ({
    folder: random.chance(0.05) ? '/' : `/${random.pick(names)}/`,
    contentSecurityPolicy: { form: ['own.example'] },
    ...(random.chance(0.6) && { runtime: 'files' }),
  }));
  const parsed = siteConfigSchema.safeParse({
    title: 'A',
    base: random.pick(['/', '/docs/', '/lab/']),
    locales: ['en', 'de'].map((lang) => ({ lang, label: lang })),
    ...(random.chance(0.3) && { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } }),
    isolated,
  });
  if (!parsed.success) return null;
  const rules = toUrlRules(parsed.data);
  const places = parsed.data.isolated.map(({ folder, runtime }) => ({
    folder,
    hasRuntime: runtime !== undefined,
    csp: "default-src 'none'; form-action https://own.example",
  }));
  const csp = "default-src 'none'; form-action 'none'";
  const { base } = rules;
  const text = hostHeaders({ base, csp, authored: '', blocks: isolationBlocks(places, rules) });
  return {
    rules,
    places,
    headers: parseHeadersFile(text),
    answers: serviceWorkerOf(isolationRules(places, rules)),
  };
}

/** Whether the service worker answers a request for a document, by its address. */
function serviceWorkerOf(rules: ReturnType<typeof isolationRules>): (url: string) => boolean {
  let ask = (_: { request: Request; respondWith(): void }): void => {};
  addIsolation(
    {
      skipWaiting: async () => {},
      fetch: async () => new Response(),
      addEventListener(type: string, listener: unknown) {
        if (type === 'fetch') ask = listener as typeof ask;
      },
    },
    rules,
  );
  return (url) => {
    let isAnswered = false;
    const request = { url, destination: 'document' } as Request;
    ask({
      request,
      respondWith() {
        isAnswered = true;
      },
    });
    return isAnswered;
  };
}

/** Only what is below a folder has its headers, once; only what is below its runtime compiles code. */
function findLeaks(random: Random, site: IsolatedSite): string[] {
  return Array.from({ length: 20 }, () => {
    const sent = drawAddress(random, site);
    const url = new URL(`https://site.invalid${sent}`);
    const path = decodePath(url.pathname);
    const expected = describeExpected(path, site);
    // Some hosts send all values of a header, others the last one.
    const last = site.headers.filter(({ matches }) => matches(path)).flatMap(({ set }) => set);
    const found = [matchHeaders(site.headers, path), new Headers(Object.fromEntries(last))];
    const faults = found
      .map(describeIsolation)
      .filter((one) => one !== expected)
      .map((one) => `\`${sent}\` is ${one}, not ${expected}.`);
    if (site.answers(url.href) && expected.startsWith('open'))
      faults.push(`\`${sent}\` is isolated by the service worker.`);
    return faults.map((fault) => `${fault} ${JSON.stringify(site.places)}`);
  }).flat();
}

function drawAddress(random: Random, { rules, places }: IsolatedSite): string {
  const name = random.chance(0.6) ? random.pick(places).folder.slice(1, -1) : random.pick(names);
  const prefix = random.pick(['', '', 'de/', 'v1/', 'v1/de/', 'hashed/', 'x/', './', '%2e/']);
  const written = random.chance(0.5) ? encodeURI(name) : name;
  return rules.base + prefix + written + random.pick(ends);
}

/** What an address should get, worked out from what the config says. */
function describeExpected(path: string, { rules, places }: IsolatedSite): string {
  const below = (folder: string): boolean => path.startsWith(rules.base + folder);
  if (!below('')) return 'open, strict, 0 policies';
  const isIn = ({ folder }: { folder: string }): boolean =>
    listScopes(rules).some(({ lang, version }) =>
      below(joinRoute(rules, { lang, version, path: folder }).slice(1)),
    );
  const isOfRuntime = ({ folder, hasRuntime }: IsolatedSite['places'][number], end = ''): boolean =>
    hasRuntime && below(`${folder.slice(1)}runtime/${end}`);
  const compiles = places.some((place) => isOfRuntime(place));
  const isIsolated = places.some(isIn);
  return [
    isIsolated ? 'isolated' : 'open',
    compiles ? 'compiles' : 'strict',
    isIsolated && !compiles ? 'https://own.example' : "'none'",
    ...(below('hashed/') || places.some((place) => isOfRuntime(place, 'hashed/'))
      ? ['forever']
      : []),
  ].join(', ');
}
