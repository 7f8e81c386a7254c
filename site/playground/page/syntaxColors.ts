import { type Tag, tags } from '@lezer/highlight';

/** A kind of token: its syntax, the class that code blocks of this site give it, and its color. */
export interface SyntaxColor {
  tag: Tag | readonly Tag[];
  class: string;
  color: string;
}

/** The colors of code blocks, for the editor and for what a build wrote. */
export const syntaxColors: readonly SyntaxColor[] = [
  { tag: tags.comment, class: 'comment', color: 'var(--code-comment)' },
  {
    tag: [tags.keyword, tags.tagName, tags.modifier, tags.operatorKeyword, tags.self],
    class: 'keyword',
    color: 'var(--code-keyword)',
  },
  {
    tag: [tags.string, tags.regexp, tags.special(tags.string), tags.attributeValue, tags.url],
    class: 'string',
    color: 'var(--code-string)',
  },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.unit],
    class: 'number',
    color: 'var(--code-number)',
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'function',
    color: 'var(--code-function)',
  },
  {
    tag: [tags.propertyName, tags.attributeName, tags.labelName],
    class: 'property',
    color: 'var(--code-property)',
  },
  {
    tag: [tags.typeName, tags.className, tags.namespace, tags.definition(tags.typeName)],
    class: 'class-name',
    color: 'var(--code-type)',
  },
  {
    tag: [tags.punctuation, tags.operator, tags.derefOperator],
    class: 'punctuation',
    color: 'var(--muted)',
  },
];
