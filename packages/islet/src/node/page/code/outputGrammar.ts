import type { Syntax } from 'refractor/core';

/**
 * The grammar of fences with the language `output`: what a tool prints, in the colors that terminals have. The word
 * before a message gets the color of its level, and so do the paths of files.
 */
export const outputGrammar: Syntax = (Prism) => {
  Prism.languages.output = {
    deleted: level('error|fail'),
    number: level('warn|warning'),
    inserted: level('ready|success|done'),
    keyword: level('info|start|wait|debug'),
    property: /(?<![\w/.-])(?:\.{0,2}\/)?(?:[\w@.-]+\/)+[\w@.-]+\.\w+(?::\d+){0,2}(?![\w/])/,
  };
};
outputGrammar.displayName = 'output';
outputGrammar.aliases = [];

/** Such a word begins a line, in one column with others or before a colon; npm puts its name before it, TypeScript a path. */
function level(words: string): RegExp {
  const either = `(?:${words}|${words.toUpperCase()})`;
  return new RegExp(
    `^${either}(?=:| {2,})|(?<=^npm )${either}\\b|(?<= - )${either}(?= TS\\d+:)`,
    'm',
  );
}
