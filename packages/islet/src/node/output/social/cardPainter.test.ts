import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import type { SocialCard } from '../../render/document/socialCard.ts';
import { openCardPainter } from './cardPainter.ts';

const site = { siteRoot: import.meta.dirname, configFile: 'site.config.ts' };
const japanese = [400].map(
  (weight) => `@fontsource/dotgothic16/files/dotgothic16-japanese-${weight}-normal.woff2`,
);
const colors = { '--background': '#ffffff', '--text': '#000000', '--accent': '#0000ff' };
const card: SocialCard = {
  ...{ siteTitle: 'Lamp', section: 'Guide', title: 'Ősz, Ж and λ', description: 'It shines.' },
  ...{ htmlLang: 'en', dir: 'ltr' },
};

async function open(fonts: string[] = []) {
  const { painter, problems } = await openCardPainter(site, fonts);
  expect(problems).toEqual([]);
  if (painter === null) throw new Error('There is no painter.');
  return painter;
}

test('an image is a PNG file of 1200 × 630 pixels, the same for the same card', async () => {
  const painter = await open();
  const image = await painter.draw(card, colors);
  expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect(await painter.draw(card, colors)).toEqual(image);
});

test.each([
  ['the title of the site', { siteTitle: 'Lamps' }],
  ['the section', { section: 'API' }],
  ['the title', { title: 'Autumn' }],
  ['the description', { description: 'It glows.' }],
  ['the direction', { dir: 'rtl' as const }],
])('%s is in it', async (_, change) => {
  const painter = await open();
  const image = await painter.draw(card, colors);
  expect((await painter.draw({ ...card, ...change }, colors)).equals(image)).toBe(false);
});

test('the colors are in it, and long texts fit', async () => {
  const painter = await open();
  const image = await painter.draw(card, colors);
  expect((await painter.draw(card, { ...colors, '--accent': '#00ff00' })).equals(image)).toBe(
    false,
  );
  const long = { ...card, title: 'Long '.repeat(200), description: 'Longer '.repeat(200) };
  expect(imageSize(await painter.draw(long, colors))).toMatchObject({ width: 1200, height: 630 });
});

test('what no font has is found', async () => {
  const [standard, cjk] = [await open(), await open(japanese)];
  expect(await standard.findMissing('Ősz, Ж, λ – 製品形式 é')).toEqual(['製', '品', '形', '式']);
  expect(await cjk.findMissing('製品 ひらがな')).toEqual([]);
  expect(cjk.fonts).not.toBe(standard.fonts);
  const image = await cjk.draw({ ...card, title: '製品' }, colors);
  expect((await cjk.draw({ ...card, title: '形式' }, colors)).equals(image)).toBe(false);
});

test.each([
  ['fonts/none.woff2', 'There is no font `fonts/none.woff2`.'],
  ['cardPainter.ts', "The font `cardPainter.ts` can't be read: "],
])('the font `%s` is reported', async (font, message) => {
  const { painter, problems } = await openCardPainter(site, [font]);
  expect(painter).toBe(null);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(`\`socialImages\`: ${message}`);
});
