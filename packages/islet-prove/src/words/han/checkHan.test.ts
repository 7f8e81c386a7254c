import { expect, test } from 'vitest';
import { blocksOf } from '../testing.ts';
import { checkGlossary } from './checkGlossary.ts';
import { checkHan } from './checkHan.ts';

test.each([
  [
    '打包 模式',
    [
      '1:3 A space is typed between Chinese and other text; browsers add one where it is needed. Remove it, and keep a paragraph on one line.',
    ],
  ],
  [
    '支持ESM, CJS',
    [
      '1:6 A half-width comma is in a Chinese sentence. Write 、 between the parts of a list, or ，.',
    ],
  ],
  [
    '库的配置的入口的类型',
    ['1:8 This clause has 的 3 times. Say it in another order, or in two clauses.'],
  ],
  ['库的配置，入口的类型的目的', []],
  ['文件的的名称', ['1:3 A word is repeated. Write it once.']],
  ['你的库\n\n您的库', ['3:1 “您” is “你” elsewhere. Write “你”.']],
  ['您的库', []],
])('%j', async (source, found) => {
  const problems = checkHan(await blocksOf(source));
  expect(
    problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`),
  ).toEqual(found);
});

const glossary = [
  { en: 'output', zh: '产物' },
  { en: 'build output', zh: '构建产物', avoid: ['输出产物'] },
  { en: 'bundleless', zh: '非打包模式', avoid: ['bundle 模式', '无打包'] },
  { en: 'option', zh: '选择项', avoid: ['选择'] },
];

test.each([
  ['输出产物和`输出产物`', ['1:1 “输出产物” is “构建产物” here. Write “构建产物”.']],
  [
    '用Bundle模式，或bundle 模式',
    [
      '1:2 “Bundle模式” is “非打包模式” here. Write “非打包模式”.',
      '1:12 “bundle 模式” is “非打包模式” here. Write “非打包模式”.',
    ],
  ],
  ['一个选择项', []],
])('the glossary: %j', async (source, found) => {
  const problems = checkGlossary(await blocksOf(source), glossary);
  expect(
    problems.map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`),
  ).toEqual(found);
});
