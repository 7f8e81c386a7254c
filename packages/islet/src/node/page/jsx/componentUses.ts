import type { Node as EstreeNode, Program } from 'estree';
import { walk } from 'estree-walker';
import type { ComponentUse, PropUse, SourcePlace } from '#shared/types.ts';
import type { SourceState } from '../source/sourceState.ts';
import { attributeText, type JsxElement } from './jsx.ts';

type JsxOf<Type> = Extract<EstreeNode, { type: Type }>;

const isComponentName = (name: string): boolean => /^[A-Z_$]|\./.test(name);

/** The use of a component by an element of MDX; nothing for an HTML element. */
export function readElementUse(element: JsxElement, state: SourceState): ComponentUse[] {
  const written = element.name ?? '';
  if (!isComponentName(written)) return [];
  const place = state.placeOf(element);
  const props = element.attributes.flatMap((attribute): PropUse[] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { line, column } = attribute.position?.start ?? place;
    return [{ name: attribute.name, text: attributeText(element, attribute.name), line, column }];
  });
  const isOpen = props.length < element.attributes.length;
  const [name = '', ...part] = written.split('.');
  const use = { ...place, name, props: [...props, ...childrenOf(element, place)], isOpen };
  return [part.length > 0 ? { ...use, part: part.join('.') } : use];
}

/** The uses of components in a piece of JavaScript, except those that are its parameters. */
export function findUses(program: Program, state: SourceState): ComponentUse[] {
  const uses: ComponentUse[] = [];
  const bound = new Set<string>();
  walk(program, {
    enter(node) {
      if ('params' in node) {
        for (const param of node.params) {
          walk(param, {
            enter: (part) => void (part.type === 'Identifier' && bound.add(part.name)),
          });
        }
      }
      if (node.type !== 'JSXElement') return;
      const name = rootNameOf(node.openingElement);
      if (name && isComponentName(name)) uses.push(readJsxUse(node, name, state.file));
    },
  });
  return uses.filter(({ name }) => !bound.has(name));
}

function readJsxUse(node: JsxOf<'JSXElement'>, name: string, file: string): ComponentUse {
  const place = { file, ...startOf(node) };
  const { attributes } = node.openingElement;
  const props = attributes.flatMap((attribute): PropUse[] => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
    const { value } = attribute;
    const text = value?.type === 'Literal' && typeof value.value === 'string' ? value.value : null;
    return [{ name: attribute.name.name, text, ...startOf(attribute) }];
  });
  const isOpen = props.length < attributes.length;
  return { ...place, name, props: [...props, ...childrenOf(node, place)], isOpen };
}

function childrenOf({ children }: { children: unknown[] }, place: SourcePlace): PropUse[] {
  const { line, column } = place;
  return children.length > 0 ? [{ name: 'children', text: null, line, column }] : [];
}

function startOf({ loc }: EstreeNode): Pick<SourcePlace, 'line' | 'column'> {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** What comes before the first dot in the name of an element. */
export function rootNameOf({ name: written }: JsxOf<'JSXOpeningElement'>): string | null {
  let name = written;
  while (name.type === 'JSXMemberExpression') name = name.object;
  return name.type === 'JSXIdentifier' ? name.name : null;
}
