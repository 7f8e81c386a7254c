import type { Element as HastElement } from 'hast';
import { visitNodes } from '../source/visitNodes.ts';
import { fitFrame } from './fitFrame.ts';
import { parseElement } from './parseElement.ts';

/** Draws the source of a diagram as SVG. */
type Draw = (source: string, options: { padding: number }) => string;

const ownTitle = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m;
const ownDescription = /^[ \t]*accDescr[ \t]*(?::.*|\{[^}]*\})$/m;

/**
 * Removes the texts for screen readers from a diagram, since they belong to its element; lines keep their
 * numbers.
 */
export function cutTexts(source: string): { title: string | null; code: string } {
  const blank = (text: string): string => text.replace(/[^\n]/g, '');
  return {
    title: ownTitle.exec(source)?.[1]?.trim() ?? null,
    code: source.replace(ownTitle, blank).replace(ownDescription, blank),
  };
}

/**
 * Draws a diagram in the colors of the theme. `id` is unique in the page: the drawing refers to parts
 * of itself. Throws what the library throws.
 */
export function renderDiagram(code: string, id: string, draw: Draw): HastElement {
  const svg = parseElement(draw(spellOut(code), { padding: 4 }));
  const tree = { type: 'root' as const, children: [svg] };
  visitNodes(tree, (node, index, parent) => {
    const isSpace = node.type === 'text' && node.value.trim() === '';
    if (isSpace || (node.type === 'element' && node.tagName === 'style')) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^(?:data.*|style|xmlns)$/.test(name)) delete node.properties[name];
      else if (name === 'className') keepFont(node);
      else node.properties[name] = rewrite(name, String(value), id);
    }
    if (node.tagName !== 'text' && node.tagName !== 'tspan') tint(node);
    else if (!/^var\(/.test(String(node.properties.fill))) node.properties.fill = 'var(--_text)';
  });
  dropUnused(svg);
  fitFrame(svg);
  return svg;
}

/** Translates the only text that the library writes itself: that of an entity without attributes. */
export function translateDiagram(svg: HastElement, noAttributes: string): void {
  visitNodes({ type: 'root', children: [svg] }, (node) => {
    if (node.type === 'text' && node.value === '(no attributes)') node.value = `(${noAttributes})`;
  });
}

/** Writes what Mermaid lets authors leave out, but the library doesn't: a direction, and spaces around arrows. */
function spellOut(code: string): string {
  if (!/^\s*(?:%%.*\s+)*(?:graph|flowchart)\b/i.test(code)) return code;
  return code
    .replace(/;[ \t]*$/gm, '')
    .replace(/^(\s*(?:graph|flowchart))[ \t]*$/im, '$1 TD')
    .replace(arrow, (whole, found?: string, bar?: string) =>
      found === undefined ? whole : ` ${found}${bar ?? ' '}`,
    );
}

/** An arrow of a flowchart, with the bar of its label, or a text in quotes. */
const arrow =
  /"[^"]*"|[ \t]*(<?(?:--+>|==+>|-\.+->)|---+|===+|-\.+-(?!>)|--(?![->ox]))[ \t]*(\|)?/g;

/** The library defines each arrowhead, whether it is used or not. */
function dropUnused(svg: HastElement): void {
  const used = JSON.stringify(svg);
  visitNodes({ type: 'root', children: [svg] }, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== 'marker') return;
    if (used.includes(`url(#${String(node.properties.id)})`)) return;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Removes all classes but the one for code: attributes say everything else. */
function keepFont({ properties }: HastElement): void {
  const { className } = properties;
  if (Array.isArray(className) && className.includes('mono')) properties.className = ['mono'];
  else delete properties.className;
}

/** Ids are made unique, and numbers short. */
function rewrite(name: string, value: string, id: string): string {
  if (name === 'id') return `${id}-${value}`;
  return value
    .replace(/url\(#([^)]+)\)/g, (_, target: string) => `url(#${id}-${target})`)
    .replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));
}

/**
 * Mixes the colors of an author with those of the theme, so that texts on them are readable in light and
 * dark.
 */
function tint({ properties }: HastElement): void {
  const { fill } = properties;
  if (typeof fill !== 'string' || /^(?:none|transparent|var\(.*)$/.test(fill)) return;
  properties.fill = /^#[\da-f]{3,8}$|^[a-z]+$/i.test(fill)
    ? `color-mix(in srgb, ${fill} 20%, var(--_node-fill))`
    : 'var(--_node-fill)';
}
