import { expect, test } from 'vitest';
import { buildIndex } from './index/buildIndex.ts';
import { loadIndex } from './query/loadIndex.ts';
import { parseShortPage } from './testing.ts';

const others = [
  '다른 페이지',
  '其他页面',
  'ほかの文書',
  'Другая страница',
  'Une autre page',
  'Other',
];

test.each([
  ['Korean: a compound, written as two words', '선언파일', '빌드하면 선언 파일이 생깁니다.'],
  ['Korean: two words, written as a compound', '선언 파일', '빌드하면 선언파일이 생깁니다.'],
  ['Korean: a compound with an ending', '선언파일', '먼저 선언파일을 만듭니다.'],
  ['Korean: the end of a compound', '파일', '먼저 선언파일을 만듭니다.'],
  ['Korean: a word with an ending', '파일을', '선언 파일'],
  ['Korean: one syllable inside a word', '값', '기본값은 없습니다.'],
  ['Korean: in letters instead of syllables', '선언파일'.normalize('NFD'), '선언파일을'],
  ['Korean: as a file system writes it', '선언파일', '선언파일을'.normalize('NFD')],
  ['Korean: a name with an ending', 'rslib', 'Rslib으로 빌드합니다.'],
  ['Chinese: a word inside a sentence', '声明文件', '构建会生成声明文件和代码。'],
  ['Chinese: one character', '码', '构建会生成声明文件和代码。'],
  ['Japanese: a word inside a sentence', '宣言', '型宣言ファイルを出力します。'],
  ['Japanese: half-width kana', 'ﾌｧｲﾙ', '型宣言ファイルを出力します。'],
  ['Japanese: voicing marks on their own', 'プラグイン', 'プラグイン'.normalize('NFD')],
  ['Cyrillic: another form and case', 'МОДУЛЕЙ', 'Сборка модуля'],
  ['Cyrillic: without the dots', 'счетчик', 'Счётчик обновлений'],
  ['accents: left out', 'resume', 'Un résumé des options'],
  ['accents: on their own', 're\u0301sume\u0301', 'Un résumé des options'],
  ['accents: typed where there are none', 'naïve', 'A naive build'],
  ['Latin: letters of one language, typed by others', 'mass', 'Die Maß ist voll'],
  ['Latin: letters of one language, typed as they are', 'maß', 'Die Masse und das Mass'],
  ['Latin: ligatures and strokes', 'aero', 'Ærø i Danmark'],
  ['Vietnamese: without its marks', 'di bo', 'Tôi đi bộ'],
  ['Polish: a short word', 'zol', 'być żół'],
  ['Turkish: without the dot', 'ISI', 'ısı'],
  ['soft hyphens', 'configuration', 'config\u00adura\u00adtion'],
  ['Arabic: without vowels', 'كتاب', 'هذا ك\u0650ت\u064eاب\u064c جميل'],
  ['Arabic: with vowels', 'ك\u0650ت\u064eاب', 'هذا كتاب جميل'],
  ['Arabic: stretched', 'مدرسة', 'في مـــدرسة'],
  ['Persian: without joiners', 'میخواهم', 'من می\u200cخواهم'],
  ['Hebrew: without vowels', 'שלום', 'אמר ש\u05c1\u05b8לו\u05b9ם לכולם'],
  ['Thai: a word inside a sentence', 'โปรแกรม', 'การติดตั้งโปรแกรมบนเครื่องคอมพิวเตอร์'],
  ['Thai: the last word', 'คอมพิวเตอร์', 'การติดตั้งโปรแกรมบนเครื่องคอมพิวเตอร์'],
  ['Lao: a word inside a sentence', 'ໂປຣແກຣມ', 'ການຕິດຕັ້ງໂປຣແກຣມໃນເຄື່ອງ'],
  ['Khmer: a word inside a sentence', 'កម្មវិធី', 'ការដំឡើងកម្មវិធីនៅលើកុំព្យូទ័រ'],
  ['Burmese: a word inside a sentence', 'ပရိုဂရမ်', 'ကွန်ပျူတာတွင်ပရိုဂရမ်ထည့်သွင်းခြင်း'],
])('%s', async (_, query, text) => {
  const pages = [...others, text].map((one, at) => parseShortPage(`/${at}`, `# ${at}\n${one}`));
  const { hits } = await loadIndex(buildIndex(pages, { lang: 'en' })).query(query);
  expect(hits.map(({ routePath }) => routePath)).toEqual([`/${others.length}`]);
});

test.each(['外部依赖', '产物格式', '样式文件'])(
  'Chinese: a page with %s in its title comes before those with it in cells and sentences',
  async (query) => {
    const pages = [
      parseShortPage('/cells', `# 配置\n名称 说明\nexternals ${query}\n这个选项说明${query}。`),
      parseShortPage(
        '/sentences',
        `# 打包\n先说${query}。\n## 更多\n${query}也在这里，还有${query}。`,
      ),
      parseShortPage('/heading', `# 升级\n从旧版本升级。\n## 关于${query}\n没有变化。`),
      parseShortPage('/title', `# 处理${query}\n在构建时，某些包不会打包。`),
    ];
    const { hits } = await loadIndex(buildIndex(pages, { lang: 'zh' })).query(query);
    expect(hits[0]?.routePath).toBe('/title');
  },
);
