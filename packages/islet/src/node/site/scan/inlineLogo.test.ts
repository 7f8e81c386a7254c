import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { inlineLogo } from './inlineLogo.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg">\n  <title>A</title>\n  <path fill="#fff"/>\n</svg>\n';
const dataUrl =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E %3Cpath fill='%23fff'/%3E %3C/svg%3E";
const mixed = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="'A B', c"/></svg>`;
const files = { 'mixed.svg': mixed, 'a.svg': svg, 'b.png': 'png', 'big.svg': svg.padEnd(2049) };

test.each([
  ['/a.svg', dataUrl],
  [
    '/mixed.svg',
    "data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Ctext font-family=%22'A B', c%22/%3E%3C/svg%3E",
  ],
  ['', ''],
  ['/b.png', '/b.png'],
  ['/big.svg', '/big.svg'],
  ['/missing.svg', '/missing.svg'],
  ['https://example.com/a.svg', 'https://example.com/a.svg'],
  [
    { light: '/a.svg', dark: '/b.png' },
    { light: dataUrl, dark: '/b.png' },
  ],
])('%j', (logo, expected) =>
  withFiles(files, async (root) => {
    const config = siteConfigSchema.parse({ title: 'A', logo });
    expect(
      (await inlineLogo(config, { publicRoot: root, publicFiles: new Set(Object.keys(files)) }))
        .logo,
    ).toEqual(expected);
  }),
);
