import { expect, test } from 'vitest';
import { checkComments } from './checkComments.ts';
import { readDocComments } from './readDocComments.ts';
import type { DocumentedOption } from './readOptions.ts';

const source = `
export type Dts = {
    /**
     * Whether to bundle.
     * @defaultValue \`false\`
     */ bundle?: boolean | {
        /**
         * @defaultValue \`source.tsconfigPath\`
         */ path?: string;
    };
    /** @defaultValue \`true\` */ abort?: boolean;
} | boolean;
export interface LibConfig extends Other {
    /**
     * @deprecated Use another.
     * @defaultValue \`true\` when it rains.
     */ external?: boolean;
    /** @defaultValue \`{}\` */ dts?: Dts;
    /** @defaultValue \`true\` */ 'import.meta.url'?: boolean;
}
`;
const comments = readDocComments(source, 'LibConfig');

test('comments are listed by the path of their member', () => {
  expect(Object.fromEntries(comments)).toEqual({
    external: { defaultValue: null, deprecated: true },
    dts: { defaultValue: '{}', deprecated: false },
    'dts.bundle': { defaultValue: 'false', deprecated: false },
    'dts.bundle.path': { defaultValue: 'source.tsconfigPath', deprecated: false },
    'dts.abort': { defaultValue: 'true', deprecated: false },
    'import.meta.url': { defaultValue: 'true', deprecated: false },
  });
});

const option = (name: string, stated: string, deprecated = false): DocumentedOption => {
  const fact = { line: 3, text: stated, codes: [stated] };
  return {
    name,
    file: 'page',
    line: 1,
    facts: { Default: fact, ...(deprecated ? { Deprecated: fact } : {}) },
  };
};

test.each([
  [option('dts.abort', 'true'), []],
  [
    option('dts.abort', 'false'),
    ['3 `dts.abort` has a different default: the types of the package say `true`.'],
  ],
  [option('dts', 'undefined'), []],
  [option('dts.bundle.path', 'undefined'), []],
  [
    option('dts.bundle.path', 'undefined', true),
    ['3 `dts.bundle.path` is not deprecated in the types of the package.'],
  ],
  [option('external', 'false', true), []],
  [option('external', 'true'), ['1 `external` is deprecated, but the page does not say so.']],
])('%j', (documented, expected) => {
  const problems = checkComments([documented], comments);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(expected);
});
