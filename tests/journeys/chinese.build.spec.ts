import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('islet-visited', '1')));

/** Adds a text to the page, in an element of a name, and tells how it is set. */
const measure = ([name, text]: readonly [name: string, text: string]) => {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.width = 'max-content';
  // Outside of what React takes over, perhaps later.
  document.body.append(element);
  const { fontStyle, textEmphasisStyle, letterSpacing, textAutospace } = getComputedStyle(element);
  const range = document.createRange();
  range.selectNodeContents(element);
  const { width } = range.getBoundingClientRect();
  return { fontStyle, textEmphasisStyle, letterSpacing, textAutospace, width };
};

test('Chinese text is set as Chinese is', async ({ page }) => {
  await open(page, 'zh/');
  await test.step('with space beside Latin letters, except in code', async () => {
    const [joined, apart] = [
      await page.evaluate(measure, ['p', '库库AA'] as const),
      await page.evaluate(measure, ['p', '库A库A'] as const),
    ];
    expect(apart.width).toBeGreaterThan(joined.width + 2);
    const code = await page.evaluate(measure, ['pre', '库A'] as const);
    expect(code.textAutospace).toBe('no-autospace');
  });
  await test.step('with dots instead of slanted characters', async () => {
    expect(await page.evaluate(measure, ['em', '重点'] as const)).toMatchObject({
      fontStyle: 'normal',
      textEmphasisStyle: 'dot',
    });
  });
  await test.step('with headings that are not tightened', async () => {
    const heading = await page.evaluate(measure, ['h2', '标题'] as const);
    expect(heading.letterSpacing).toBe('normal');
  });
});

test('English text stays as it is', async ({ page }) => {
  await open(page, '');
  expect(await page.evaluate(measure, ['em', 'Point'] as const)).toMatchObject({
    fontStyle: 'italic',
    textEmphasisStyle: 'none',
  });
});

test('links to Chinese pages are shown with images of their own', async ({ page }) => {
  const images = await Promise.all(
    ['', 'zh/', 'config/lib/dts', 'zh/config/lib/dts'].map(async (address) => {
      const html = await (await page.request.get(address)).text();
      const [, file = ''] = /"og:image" content="[^"]*\/(hashed\/social\.[^"]+)"/.exec(html) ?? [];
      const response = await page.request.get(file);
      expect(response.headers()['content-type'], address).toBe('image/png');
      return file;
    }),
  );
  expect(new Set(images).size).toBe(images.length);
});
