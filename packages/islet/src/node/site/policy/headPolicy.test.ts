import { expect, test } from 'vitest';
import type { HeadElement } from '#shared/frontmatter.ts';
import { type HostKind, noHosts } from './allowedHosts.ts';
import { composePolicy } from './composePolicy.ts';
import { allowHostsOf, listInlineCode } from './headPolicy.ts';

const script = (attributes: Record<string, string>, content?: string): HeadElement => ({
  tag: 'script',
  attributes,
  content,
});

test.each<[HeadElement, Partial<Record<HostKind, string[]>>]>([
  [script({ src: 'https://A.example/a.js' }), { script: ['https://a.example'] }],
  [script({ src: '//a.example:8080/a.js' }), { script: ['https://a.example:8080'] }],
  [script({ src: '/a.js' }), {}],
  [script({}, 'a()'), {}],
  [
    { tag: 'link', attributes: { rel: 'stylesheet', href: 'http://localhost:1/a.css' } },
    { style: ['http://localhost:1'] },
  ],
  [
    { tag: 'link', attributes: { rel: 'modulepreload', href: 'https://a.example/a.js' } },
    { script: ['https://a.example'] },
  ],
  [{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://a.example' } }, {}],
  [{ tag: 'meta', attributes: { property: 'og:image', content: 'https://a.example/a.png' } }, {}],
  [
    {
      tag: 'noscript',
      attributes: {},
      content: '<img src="https://a.example/a"><iframe src="//b.example/b"></iframe>',
    },
    { image: ['https://a.example'], frame: ['https://b.example'] },
  ],
])('the hosts of %j', (element, hosts) => {
  expect(allowHostsOf([element, element], noHosts)).toEqual({ ...noHosts, ...hosts });
});

test('hosts of the head come after those of the config, each once', () => {
  const policy = { ...noHosts, script: ['https://a.example'] };
  const elements = ['https://b.example/', 'https://a.example/'].map((src) => script({ src }));
  const { script: hosts } = allowHostsOf(elements, policy);
  expect(hosts).toEqual(['https://a.example', 'https://b.example']);
  expect(policy.script).toEqual(['https://a.example']);
});

test('inline code is listed once, without data', () => {
  const elements = [
    script({}, 'a()'),
    script({ type: 'module' }, 'b()'),
    script({ type: 'application/ld+json' }, '{}'),
    script({}, 'a()'),
  ];
  expect(listInlineCode(elements)).toEqual(['a()', 'b()']);
});

test('the policy names further policies of Trusted Types, or leaves them out', () => {
  const policyWith = (trustedTypes: string[] | false) =>
    composePolicy([''], { ...noHosts, trustedTypes });
  expect(policyWith(['goog#html'])).toMatch(/; trusted-types islet islet-worker goog#html$/);
  expect(policyWith(false)).not.toContain('trusted-types');
});
