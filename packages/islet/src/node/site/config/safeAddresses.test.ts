// The addresses and hosts that a config may name, and the messages about others.
import { expect, test } from 'vitest';
import { noHosts } from '../policy/allowedHosts.ts';
import { siteConfigSchema } from './schema.ts';
import { tell } from './testing.ts';

test('addresses that are not safe to open are refused wherever a config can have one', () => {
  const link = 'javascript:alert(1)';
  const image = { src: link };
  const hero = { name: 'A', image, actions: [{ text: 'A', link }] };
  const config = {
    icon: link,
    logo: { light: 'file:///a.svg', dark: '/a.svg' },
    socialImage: 'blob:a',
    locales: [{ lang: 'en', label: 'English', nav: [{ text: 'A', link }] }],
    themeConfig: {
      nav: [{ text: 'A', items: [{ text: 'B', link: ' java\nscript:x' }] }],
      sidebar: { '/a/': [{ text: 'A', items: [{ text: 'B', link: 'vbscript:x' }] }] },
      announcement: { key: 'a', message: 'A', link: 'data:text/html,x' },
      hero,
      features: [{ title: 'A', details: 'B', icon: 'data:text/html,x', link }],
      socialLinks: [
        { icon: 'github', mode: 'link', content: link },
        { icon: 'x', mode: 'img', content: link },
        { icon: 'x', mode: 'dom', content: "<a href='javascript:x'>a</a>" },
        { icon: '<svg><a href="vbscript:x" /></svg>', mode: 'text', content: link },
      ],
      toolLinks: [
        {
          title: 'A',
          titleEn: 'A',
          links: [{ name: 'A', desc: 'A', descEn: 'A', logo: link, url: link }],
        },
      ],
    },
  };
  expect(tell(config).replace(/ (?:Use|Put) .*/g, '')).toMatchInlineSnapshot(`
    "\`icon\` is "javascript:alert(1)".
    \`logo.light\` is "file:///a.svg".
    \`socialImage\` is "blob:a".
    \`locales[0].nav[0].link\` is "javascript:alert(1)".
    \`themeConfig.nav[0].items[0].link\` is " java\\nscript:x".
    \`themeConfig.sidebar["/a/"][0].items[0].link\` is "vbscript:x".
    \`themeConfig.socialLinks[0].content\` is "javascript:alert(1)".
    \`themeConfig.socialLinks[1].content\` is "javascript:alert(1)".
    \`themeConfig.socialLinks[2].content\` has the unsafe \`href\` "javascript:x".
    \`themeConfig.socialLinks[3].icon\` has the unsafe \`href\` "vbscript:x".
    \`themeConfig.toolLinks[0].links[0].logo\` is "javascript:alert(1)".
    \`themeConfig.toolLinks[0].links[0].url\` is "javascript:alert(1)".
    \`themeConfig.announcement.link\` is "data:text/html,x".
    \`themeConfig.hero.image.src\` is "javascript:alert(1)".
    \`themeConfig.hero.actions[0].link\` is "javascript:alert(1)".
    \`themeConfig.features[0].icon\` is "data:text/html,x".
    \`themeConfig.features[0].link\` is "javascript:alert(1)"."
  `);
});

test.each([
  [{ from: '/a b', to: '/c' }, 'redirects[0].from'],
  [{ from: '/a\nb /c 301', to: '/c' }, 'redirects[0].from'],
  [{ from: '/a\0', to: '/c' }, 'redirects[0].from'],
  [{ from: '/a\u00a0b', to: '/c' }, 'redirects[0].from'],
  [{ from: 'a', to: '/c' }, 'redirects[0].from'],
  [{ from: '//a', to: '/c' }, 'redirects[0].from'],
  [{ from: '/a?b', to: '/c' }, 'redirects[0].from'],
  [{ from: '/a#b', to: '/c' }, 'redirects[0].from'],
  [{ from: '/*/a', to: '/c' }, 'redirects[0].from'],
  [{ from: '/a', to: '/c d' }, 'redirects[0].to'],
  [{ from: '/a', to: '/c\r\n/d /e' }, 'redirects[0].to'],
  [{ from: '/a', to: 'javascript:alert(1)' }, 'redirects[0].to'],
  [{ from: '/a', to: 'mailto:a@example.com' }, 'redirects[0].to'],
  [{ from: '/a', to: '//evil.example' }, 'redirects[0].to'],
  [{ from: '/a', to: 'c' }, 'redirects[0].to'],
  [{ from: '/a', to: 'https://' }, 'redirects[0].to'],
  [{ from: '/a', to: 'https://a.example/ b' }, 'redirects[0].to'],
  [{ from: '/a', to: 'https://a.example/:splat' }, 'redirects[0].to'],
  [{ from: '/a/:b', to: '/c/:d' }, 'redirects[0].to'],
  [{ from: '/a/*', to: '/:splat' }, 'redirects[0].to'],
  [{ from: '/a', to: '/\\evil.example' }, 'redirects[0].to'],
  [{ from: '/a', to: '/.//evil.example' }, 'redirects[0].to'],
])('a redirect that no host reads is refused: %j', (redirect, place) => {
  const [line, ...more] = tell({ redirects: [redirect] }).split('\n');
  expect(line?.startsWith(`\`${place}\` is `)).toBe(true);
  expect(more).toEqual([]);
});

test.each([
  { from: '/a%20b', to: '/c?d=e#f' },
  { from: '/快', to: '/快' },
  { from: '/a/*', to: '/b/:splat' },
  { from: '/blog/:year', to: 'https://a.example:8080/:year' },
])('a redirect that hosts read is taken: %j', (redirect) => {
  expect(tell({ redirects: [redirect] })).toBe('nothing');
});

test.each([
  ['https://www.example.com/path', 'a path'],
  ['*', 'every host'],
  ["'unsafe-inline'", 'a keyword'],
  ['data:', 'a scheme'],
  ["a.example; script-src 'unsafe-eval'", 'another directive'],
  ['a.example b.example', 'two hosts'],
])('a policy with %j is refused: %s', (host) => {
  expect(tell({ contentSecurityPolicy: { image: [host] } })).toBe(
    `\`contentSecurityPolicy.image[0]\` is ${JSON.stringify(host)}. Use a host without a path, as in "www.example.com", "*.example.com" or "http://localhost:8080".`,
  );
});

test('a policy names hosts with and without scheme and port, and frames of the site itself', () => {
  const frame = ['self', 'www.a.example', '*.A.example', 'http://localhost:8080'];
  const { contentSecurityPolicy } = siteConfigSchema.parse({
    title: 'Site',
    contentSecurityPolicy: { frame },
  });
  expect(contentSecurityPolicy).toEqual({
    ...noHosts,
    frame: ['self', 'https://www.a.example', 'https://*.a.example', 'http://localhost:8080'],
  });
  expect(tell({ contentSecurityPolicy: { frames: [] } })).toContain('Did you mean `frame`?');
});
