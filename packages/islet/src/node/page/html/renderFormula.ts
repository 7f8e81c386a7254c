import type { Element as HastElement } from 'hast';
import type { default as KaTeX, KatexOptions } from 'katex';
import { visitNodes } from '../source/visitNodes.ts';
import { parseElement } from './parseElement.ts';

/** A formula as elements, and what its classes say: by the name of each, a declaration of CSS. */
export interface Formula {
  element: HastElement;
  declarations: Map<string, string>;
}

/**
 * Renders TeX as HTML, which is hidden from screen readers, and as MathML for them, with its source as annotation.
 * KaTeX writes the sizes and places of parts as inline styles, which the policy forbids, so each declaration
 * becomes a class: `height:0.8em` is `height_0_8em`. Throws an error with one sentence about what is wrong.
 */
export function renderFormula(tex: string, isInline: boolean, katex: typeof KaTeX): Formula {
  const refused: string[] = [];
  const html = toHtml(katex, tex, {
    displayMode: !isInline,
    trust: ({ command }) => {
      refused.push(command);
      return false;
    },
  });
  if (refused.length > 0) throw new Error(`The command \`${refused[0]}\` is not allowed`);
  const element = parseElement(html);
  const declarations = new Map<string, string>();
  visitNodes({ type: 'root', children: [element] }, (node) => {
    if (node.type !== 'element') return;
    const { xmlns: _, style, ...properties } = node.properties;
    node.properties = properties;
    if (typeof style !== 'string') return;
    const own = style.split(';').filter((declaration) => declaration !== '');
    const classes = own.map((declaration) => declaration.replace(/[^\w-]/g, '_'));
    for (const [index, name] of classes.entries()) declarations.set(name, own[index] ?? '');
    const { className } = properties;
    properties.className = [...(Array.isArray(className) ? className : []), ...classes];
  });
  return { element, declarations };
}

/** Writes the stylesheet for the classes of formulas; the same for the same declarations in any order. */
export function formulaStyles(declarations: ReadonlyMap<string, string>): string {
  return [...declarations]
    .map(([name, declaration]) => `.katex .${name}{${declaration}}\n`)
    .sort()
    .join('');
}

function toHtml(katex: typeof KaTeX, tex: string, options: KatexOptions): string {
  try {
    const fixed = { throwOnError: true, strict: 'ignore', maxSize: 50 } as const;
    return katex.renderToString(tex, { ...options, ...fixed, output: 'htmlAndMathml' });
  } catch (error) {
    throw error instanceof katex.ParseError ? new Error(error.rawMessage) : error;
  }
}
