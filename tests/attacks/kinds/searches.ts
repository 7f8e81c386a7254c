import { buildIndexFiles, type IndexFiles } from '#islet/search/index/buildIndex.ts';
import { IndexError } from '#islet/search/index/indexFile.ts';
import { indexPage } from '#islet/search/index/indexPage.ts';
import { normalizeName } from '#islet/search/index/readNames.ts';
import { loadIndex, type SearchIndex } from '#islet/search/query/loadIndex.ts';
import type { QueryOptions, SearchDocument, SearchHit } from '#islet/search/searchTypes.ts';
import type { Attack } from '../attack.ts';
import { longest, processorTime } from '../processorTime.ts';
import type { Random } from '../random.ts';

const words = [
  ...'bundle declaration files watch output.distPath lib.dts --watch .d.ts @rslib/core c++ TypeScript a'.split(
    ' ',
  ),
  ...[
    '构建库',
    '選択ファイル',
    '선언파일을',
    'Модулей',
    'résumé',
    'Straße',
    'Ærø',
    'łódź',
    'Đà',
    'Τάξεις',
  ],
  // With marks that readers leave out, and in scripts without spaces between words.
  ...[
    'مُحَمَّد',
    'בְּרֵאשִׁית',
    'ภาษาไทย',
    'ភាសាខ្មែរ',
    'ພາສາລາວ',
    'မြန်မာဘာသာ',
    'हिन्दी',
    'தமிழ்',
    'ქართული',
    'Հայերեն',
  ],
  ...['=>', '->', '&&', '??=', '~', '=', '==', '--', '...', '()', '(x)'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...[
    '\u0300',
    '\ufeff',
    '\u{1f600}',
    '\ud800',
    '\udc00',
    '\u0000',
    '\n',
    '\r\n',
    '\t',
    '\u064b',
    '\u200d',
  ],
];

/** Attacks indexes with random pages and queries, and with damaged or misplaced files. */
export const searches: Attack = {
  name: 'search',
  share: 25,
  async begin() {
    return {
      async play(random) {
        const documents = Array.from({ length: 1 + random.below(12) }, (_, at) =>
          anyDocument(random, at),
        );
        const split = random.chance(0.5)
          ? undefined
          : { wholeIndex: 0, part: 20 + random.below(2000), textPart: 20 + random.below(2000) };
        const synonyms = random.chance(0.3) ? [[anyText(random), anyText(random)]] : [];
        const files = buildIndexFiles(documents.map(indexPage), { lang: 'en', synonyms }, split);
        return [
          ...(await findLostTitles(files, documents)),
          ...(await findWrongAnswers(files, random)),
          ...(await findUnnoticedDamage(files, random)),
        ];
      },
      async end() {},
    };
  },
};

function anyDocument(random: Random, at: number): SearchDocument {
  return {
    routePath: `/${at}`,
    title: anyText(random),
    description: anyText(random),
    content: Array.from({ length: random.below(5) }, () => ({
      id: anyText(random),
      heading: anyText(random),
      depth: random.below(5),
      text: anyText(random, 60),
      code: anyText(random, 60),
    })),
    tags: Array.from({ length: random.below(3) }, () => anyText(random, 2)),
    weight: random.pick([1, 1, 0.01, 100]),
  };
}

/** Words, single code units and long runs, with or without spaces between them. */
function anyText(random: Random, most = 8): string {
  const parts = Array.from({ length: random.below(most + 1) }, () => {
    if (random.chance(0.7)) return random.pick(words);
    if (random.chance(0.05)) return random.pick(words).repeat(1 + random.below(300));
    return String.fromCharCode(random.below(random.pick([0x80, 0x800, 0x1_0000])));
  });
  return parts.join(random.pick([' ', ' ', '', '\n', '\t']));
}

const openFiles = ({ main, parts }: IndexFiles): SearchIndex =>
  loadIndex(main, async (name) => parts.get(name) ?? new Uint8Array());

async function findLostTitles(
  files: IndexFiles,
  documents: readonly SearchDocument[],
): Promise<string[]> {
  const index = openFiles(files);
  const faults: string[] = [];
  for (const { routePath, title, tags = [] } of documents) {
    if (normalizeName(title) === '') continue;
    for (const filter of [undefined, ...tags.map((tag) => [tag])]) {
      const { hits } = await index.query(title, { tags: filter });
      if (hits.some((hit) => hit.routePath === routePath && hit.title === title)) continue;
      faults.push(`${JSON.stringify(title)} does not find its page (tags ${filter}).`);
    }
  }
  return faults;
}

function anyOptions(random: Random): QueryOptions {
  return {
    limit: random.pick([undefined, 1, 7, 100]),
    offset: random.pick([undefined, 0, 3, 1000]),
    tags: random.chance(0.2) ? [anyText(random, 2)] : undefined,
    mode: random.pick([undefined, 'and', 'or']),
    enrich: random.chance(0.7),
    sections: random.pick([undefined, 0, 1, 5]),
  };
}

async function findWrongAnswers(files: IndexFiles, random: Random): Promise<string[]> {
  const index = openFiles(files);
  const faults: string[] = [];
  for (let left = 8; left > 0; left--) {
    const [text, options] = [anyText(random, 30), anyOptions(random)];
    const asked = `${JSON.stringify(text)} with ${JSON.stringify(options)}`;
    const start = processorTime();
    const { hits, total } = await index.query(text, options);
    const time = processorTime() - start;
    if (time > longest) faults.push(`${asked} took ${Math.round(time)} ms.`);
    const most = Math.max(0, Math.min(options.limit ?? 100, total - (options.offset ?? 0)));
    if (hits.length !== most) faults.push(`${asked} gave ${hits.length} of ${most} pages.`);
    if (hits.some(hasWrongRange)) faults.push(`${asked} highlights text that is not there.`);
  }
  return faults;
}

function hasWrongRange({ title, header, statement, highlights, more }: SearchHit): boolean {
  const texts = [
    [title, highlights.title],
    [header, highlights.header],
    [statement, highlights.statement],
    ...more.map((one) => [one.statement, one.highlights.statement] as const),
  ] as const;
  return texts.some(([text, ranges]) =>
    ranges.some(({ start, length }) => start < 0 || length < 1 || start + length > text.length),
  );
}

/** A modified file must be rejected, unless the change has no effect. */
async function findUnnoticedDamage(files: IndexFiles, random: Random): Promise<string[]> {
  const faults: string[] = [];
  for (let left = 6; left > 0; left--) {
    const [damaged, what] = damage(files, random);
    const text = anyText(random, 4);
    const right = JSON.stringify(await openFiles(files).query(text));
    try {
      const answer = JSON.stringify(await openFiles(damaged).query(text));
      if (answer !== right) faults.push(`After ${what}, ${JSON.stringify(text)} gave ${answer}.`);
    } catch (error) {
      if (!(error instanceof IndexError)) faults.push(`After ${what}: ${error}`);
    }
  }
  return faults;
}

function damage({ main, parts }: IndexFiles, random: Random): [files: IndexFiles, what: string] {
  const names = [...parts.keys()];
  const [name, other] = [random.pick(['', ...names]), random.pick(['', ...names])];
  const read = (part: string): Uint8Array => (part === '' ? main : parts.get(part)) ?? main;
  const replace = (bytes: Uint8Array): IndexFiles =>
    name === '' ? { main: bytes, parts } : { main, parts: new Map(parts).set(name, bytes) };
  const bytes = Uint8Array.from(read(name));
  switch (random.below(4)) {
    case 0:
      for (let left = 1 + random.below(8); left > 0; left--) {
        bytes[random.below(bytes.length)] = random.below(256);
      }
      return [replace(bytes), `writing over bytes of \`${name}\``];
    case 1:
      return [replace(bytes.subarray(0, random.below(bytes.length))), `cutting \`${name}\` off`];
    case 2:
      return [replace(Uint8Array.from([...bytes, 0])), `adding a byte to \`${name}\``];
    default:
      return [replace(read(other)), `putting \`${other}\` in the place of \`${name}\``];
  }
}
