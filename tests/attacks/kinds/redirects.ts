import { siteConfigSchema } from '#islet/node/site/config/schema.ts';
import { toUrlRules } from '#islet/node/site/config/toUrlRules.ts';
import type { Redirect } from '#islet/node/site/hosts/hostFiles.ts';
import { hostRedirects } from '#islet/node/site/hosts/hostFiles.ts';
import { indexRules } from '#islet/node/site/hosts/indexRules.ts';
import { parseRedirectsFile } from '#islet/node/site/hosts/parseRedirectsFile.ts';
import { siteRedirects } from '#islet/node/site/hosts/siteRedirects.ts';
import type { Attack } from '../attack.ts';
import { hostMatchers } from '../hostMatchers.ts';
import { longest, processorTime } from '../processorTime.ts';
import type { Random } from '../random.ts';

/** Redirects of sites, and requests that try to make hosts lead to another site. */
export const redirects: Attack = {
  name: 'redirects',
  share: 200,
  async begin() {
    return {
      async play(random) {
        const start = processorTime();
        const { written, rules } = drawSite(random);
        const faults = [...findForeign(random, written, rules), ...findDisorder(random, rules)];
        const time = Math.round(processorTime() - start);
        if (time > longest) faults.push(`${rules.length} rules took ${time} ms.`);
        return faults;
      },
      async end() {},
    };
  },
};

const site = 'https://site.invalid';
const starts = ['/old', '/old/', '/a/b', '/en', '/v1', '/docs', '/é', '/x.html', '/', '/zh/old'];
const froms = ['', '*', '/*', '/:a', '/:a/*', ':a', '/:a/:b'];
const targets = [
  ...['/', '/:splat', '/guide/:splat', '/:a', '/:a/:b', '/guide:splat', '/guide?q=:splat'],
  ...['/guide#:a', '//:a', '/./:splat', '/.:splat', '/x/../:splat', '/%2f:splat', '/\\:splat'],
  ...['https://a.example/:splat', 'https://a.example:splat', 'https://:a/', 'https://a.example'],
  ...['https://:a.example/', 'https://a.example/?:splat', 'http:/:splat', 'HTTPS://a.example/:a'],
];
const routes = ['/', '/guide/', '/guide/start', '/faq', '/v1/', '/zh/', '/zh/guide/', '/a/b/c'];

/** The redirects of a config, and all rules of the site; of a config that is refused, none. */
function drawSite(random: Random): { written: Redirect[]; rules: Redirect[] } {
  const count = random.chance(0.02) ? 5000 : random.below(6);
  const written = Array.from({ length: count }, (_, at) => ({
    from: random.pick(starts) + (count > 100 ? at : '') + random.pick(froms),
    to: random.pick(targets),
    status: 301,
  }));
  const config = siteConfigSchema.safeParse({
    title: 'A',
    base: random.pick(['/', '/', '/docs/']),
    cleanUrls: random.chance(0.7),
    locales: ['en', 'zh'].map((lang) => ({ lang, label: lang })),
    ...(random.chance(0.3) && { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } }),
    redirects: written.filter(
      (redirect) => siteConfigSchema.safeParse({ title: 'A', redirects: [redirect] }).success,
    ),
  });
  if (!config.success) return { written: [], rules: [] };
  const rules = siteRedirects({
    config: config.data,
    rules: toUrlRules(config.data),
    pages: [],
    moved: new Map(),
    routes: new Set(routes.filter(() => random.chance(0.7))),
    publicFiles: new Set(),
  });
  return { written: config.data.redirects, rules };
}

const hostile = [
  ...[
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
  ],
  ...[
    '/@evil.example',
    '@evil.example',
    '.evil.example',
    ':80@evil.example',
    '/evil.example',
    '/x',
  ],
  ...['/../evil.example', '/%2e%2e//evil.example', '\\\\evil.example', '/\t/evil.example', '', '/'],
];

/** A request must end at the site, or at one that a redirect of the config names. */
function findForeign(random: Random, written: Redirect[], rules: Redirect[]): string[] {
  const own = written.flatMap(({ to }) => (URL.canParse(to) ? [new URL(to).origin] : []));
  const known = new Set([site, ...own]);
  return Array.from({ length: 20 }, () => {
    const { from = '/' } = rules.length > 0 ? random.pick(rules) : {};
    const path =
      from.replace(/\/?:[a-z]+|\/?\*/gi, () => random.pick(hostile)) + random.pick(hostile);
    if (!path.startsWith('/')) return [];
    return Object.entries(hostMatchers).flatMap(([host, findTarget]): string[] => {
      const target = findTarget(rules, path);
      if (target === null || !URL.canParse(target, site + path)) return [];
      const { origin } = new URL(target, site + path);
      return known.has(origin) ? [] : [`\`${path}\` leads to \`${target}\` (${host}).`];
    });
  }).flat();
}

/** Preview must read what the build writes, and find the first rule of all that match. */
function findDisorder(random: Random, rules: Redirect[]): string[] {
  const parsed = parseRedirectsFile(hostRedirects(rules, ''));
  if (parsed.length !== rules.length)
    return [`${parsed.length} of ${rules.length} rules are read.`];
  const find = indexRules(rules);
  return Array.from({ length: 5 }, () => {
    const at = random.below(rules.length + 1);
    const path = (rules[at]?.from ?? '/gone').replace(/\*|:[a-z]+/gi, 'x');
    const first = rules[parsed.findIndex(({ matches }) => matches(path) !== null)];
    return find(path)[0] === first ? [] : [`\`${path}\` isn't redirected by its first rule.`];
  }).flat();
}
