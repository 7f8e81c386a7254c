import { expect, test } from 'vitest';
import type { SocialCard } from '../../render/document/socialCard.ts';
import { layOutCard, spaceSeams } from './layOutCard.ts';

const card: SocialCard = {
  ...{ siteTitle: 'Lamp', section: '指南', title: '构建产物', description: '它会发光。' },
  ...{ htmlLang: 'zh-CN', dir: 'ltr' },
};

/** The texts of a card with their sizes, from above. */
function listTexts(card: SocialCard): string[] {
  const found: string[] = [];
  JSON.stringify(layOutCard(card, {}), (_, node) => {
    if (node?.type === 'text') found.push(`${node.text} ${node.style.fontSize ?? ''}`.trim());
    return node;
  });
  return found;
}

test.each<[string, Partial<SocialCard>, string[]]>([
  ['all of it', {}, ['Lamp', '指南', '构建产物 80', '它会发光。 36']],
  ['no title', { title: '' }, ['指南', 'Lamp 80', '它会发光。 36']],
  ['the title of the site', { title: 'Lamp' }, ['指南', 'Lamp 80', '它会发光。 36']],
  ['nothing', { siteTitle: '', section: '', title: '', description: '' }, []],
  [
    '60 letters',
    { title: 'x'.repeat(60), section: '' },
    ['Lamp', `${'x'.repeat(60)} 80`, '它会发光。 36'],
  ],
  [
    '31 squares',
    { title: '产'.repeat(31), section: '' },
    ['Lamp', `${'产'.repeat(31)} 60`, '它会发光。 36'],
  ],
])('a card with %s', (_, change, texts) => {
  expect(listTexts({ ...card, ...change })).toEqual(texts);
});

test.each([
  ['基于Rsbuild和Rspack。', '基于_Rsbuild_和_Rspack。'],
  ['第3章', '第_3_章'],
  ['使用lib.dts（类型）', '使用_lib.dts（类型）'],
  ['ライブラリをbuild', 'ライブラリを_build'],
  ['plain text 3', 'plain text 3'],
])('%s has space where the scripts meet', (text, spaced) => {
  expect(spaceSeams(text, '_')).toBe(spaced);
});
