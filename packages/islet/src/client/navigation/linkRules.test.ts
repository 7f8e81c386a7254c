import { describe, expect, it } from 'vitest';
import { findPageUrl, isHeadingUrl, isPlainClick } from './linkRules.ts';

const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

describe('isPlainClick', () => {
  it('accepts only the left button without modifier keys', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves %o alone', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false);
  });
});

describe('findPageUrl', () => {
  const find = (href: string, attributes: Record<string, string> = {}) => {
    const { target = '', rel = '' } = attributes;
    const { origin, pathname } = new URL(href);
    const hasAttribute = (name: string) => name in attributes;
    const link = { href, origin, pathname, target, rel, hasAttribute };
    return findPageUrl(link, '/docs/', 'https://a.dev')?.href ?? null;
  };

  it.each([
    'https://a.dev/docs/',
    'https://a.dev/docs/guide/start/?q=1#id',
    'https://a.dev/docs/guide/cli.html',
    'https://a.dev/docs/v1.0',
    'https://a.dev/docs/%E5%BF%AB',
  ])('takes %s', (href) => {
    expect(find(href)).toBe(href);
  });

  it.each([
    ['https://b.dev/docs/'],
    ['http://a.dev/docs/'],
    ['https://a.dev/other/'],
    ['https://a.dev/docsy'],
    ['https://a.dev/docs/logo.svg'],
    ['https://a.dev/docs/llms.txt?x=1'],
    ['mailto:a@a.dev'],
    ['https://a.dev/docs/a', { target: '_blank' }],
    ['https://a.dev/docs/a', { download: '' }],
    ['https://a.dev/docs/a', { rel: 'noopener external' }],
  ])('leaves %s %o alone', (href, attributes?: Record<string, string>) => {
    expect(find(href, attributes)).toBe(null);
  });

  it('accepts a link that targets its own tab', () => {
    expect(find('https://a.dev/docs/a', { target: '_self' })).toBe('https://a.dev/docs/a');
  });
});

describe('isHeadingUrl', () => {
  it.each([
    ['/a#b', true],
    ['/a#', true],
    ['/a', false],
    ['/a?q=1#b', false],
    ['/c#b', false],
  ])('%s seen from /a: %s', (url, expected) => {
    const from = new URL('https://a.dev/a#other');
    expect(isHeadingUrl(new URL(url, from), from)).toBe(expected);
  });
});
