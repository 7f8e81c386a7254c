import type { Element as HastElement, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';

/** Parses HTML that has one element at its top, with MathML or SVG in it. */
export function parseElement(html: string): HastElement {
  const { children } = raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as HastRoot;
  const element = children.find((child) => child.type === 'element');
  if (element === undefined) throw new Error('There is no element in the HTML');
  return element;
}
