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
  const { image } = await painter.draw(card, colors);
  expect(imageSize(image)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect((await painter.draw(card, colors)).image).toEqual(image);
});

test.each([
  ['the title of the site', { siteTitle: 'Lamps' }],
  ['the section', { section: 'API' }],
  ['the title', { title: 'Autumn' }],
  ['the description', { description: 'It glows.' }],
  ['the direction', { dir: 'rtl' as const }],
])('%s is in it', async (_, change) => {
  const painter = await open();
  const { image } = await painter.draw(card, colors);
  const other = await painter.draw({ ...card, ...change }, colors);
  expect(other.image.equals(image)).toBe(false);
});

test('the colors are in it, and long texts fit', async () => {
  const painter = await open();
  const { image } = await painter.draw(card, colors);
  const green = await painter.draw(card, { ...colors, '--accent': '#00ff00' });
  expect(green.image.equals(image)).toBe(false);
  const long = { ...card, title: 'Long '.repeat(200), description: 'Longer '.repeat(200) };
  const drawn = await painter.draw(long, colors);
  expect(imageSize(drawn.image)).toMatchObject({ width: 1200, height: 630 });
});

test('what no font has is found', async () => {
  const [standard, cjk] = [await open(), await open(japanese)];
  const title = 'Ősz, Ж, λ – 製品形式 é';
  const { missing } = await standard.draw({ ...card, title }, colors);
  expect(missing).toEqual(['製', '品', '形', '式']);
  const { image, missing: none } = await cjk.draw({ ...card, title: '製品 ひらがな' }, colors);
  expect(none).toEqual([]);
  expect(cjk.fonts).not.toBe(standard.fonts);
  const other = await cjk.draw({ ...card, title: '形式 ひらがな' }, colors);
  expect(other.image.equals(image)).toBe(false);
});

test.each([
  ['a title without its letters is left out', { title: '製品 (a)' }, { title: '' }],
  ['so is a description', { description: '形式' }, { description: '' }],
  ['a sign is left out of its text', { title: 'New 🎉 lamps' }, { title: 'New lamps' }],
  ['what changes other signs is not looked for', { title: 'New\u200D lamps\uFE0F' }, {}],
])('%s', async (_, lacking, instead) => {
  const painter = await open();
  const drawn = await painter.draw({ ...card, ...lacking }, colors);
  const expected = await painter.draw({ ...card, ...lacking, ...instead }, colors);
  expect(drawn.image.equals(expected.image)).toBe(true);
  expect(expected.missing).toEqual([]);
});

test('a stylesheet stands for the fonts that it names', async () => {
  const sheet = await open(['@fontsource/dotgothic16/japanese-400.css']);
  const file = await open(japanese);
  expect(sheet.fonts).toBe(file.fonts);
});

test('space between Han and Latin letters is drawn', async () => {
  const painter = await open(['@fontsource/inter/files/inter-latin-400-normal.woff2', ...japanese]);
  const typed = await painter.draw({ ...card, title: '製品\u2006lib' }, colors);
  const drawn = await painter.draw({ ...card, title: '製品lib' }, colors);
  expect(drawn.image.equals(typed.image)).toBe(true);
});

test.each([
  ['fonts/none.woff2', 'There is no font `fonts/none.woff2`.'],
  ['cardPainter.ts', "The font `cardPainter.ts` can't be read: "],
  ['../../../theme/styles/base.css', 'There is no font `../../../theme/styles/base.css`.'],
])('the font `%s` is reported', async (font, message) => {
  const { painter, problems } = await openCardPainter(site, [font]);
  expect(painter).toBe(null);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(`\`socialImages\`: ${message}`);
});
