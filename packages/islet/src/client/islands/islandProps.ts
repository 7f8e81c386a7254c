import {
  type ComponentType,
  cloneElement,
  createElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * Props of an island as encoded in its `data-props`: JSON, in which `{$island, props}` is an
 * element of another island component and `{$slot}` the index of a piece of static HTML.
 */
export type EncodedValue =
  | null
  | boolean
  | number
  | string
  | EncodedValue[]
  | { [key: string]: EncodedValue };
export type EncodedProps = Record<string, EncodedValue>;

/** Resolves the two kinds of references in encoded props. */
export interface IslandReferences {
  component(name: string): ComponentType<never>;
  slot(index: number): ReactElement;
}

/**
 * Decodes the props that an island is rendered with, both on the server and in the browser. Any JSON value is
 * accepted; only objects have props.
 */
export function decodeProps(
  props: EncodedValue | undefined,
  references: IslandReferences,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<EncodedValue>(Object(props)).map(([name, value]) => [
      name,
      decodeValue(value, references),
    ]),
  );
}

/** Names of all island components in encoded props. */
export function findIslandNames(value: EncodedValue): string[] {
  if (Array.isArray(value)) return value.flatMap(findIslandNames);
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.values(value).flatMap(findIslandNames);
  return typeof value.$island === 'string' ? [value.$island, ...names] : names;
}

function decodeValue(value: EncodedValue, references: IslandReferences, key?: number): unknown {
  // Elements in an array need keys; the index is a good one, because props never change.
  if (Array.isArray(value)) return value.map((item, index) => decodeValue(item, references, index));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$slot === 'number') return withKey(references.slot(value.$slot), key);
  if (typeof value.$island === 'string') {
    const props = decodeProps(value.props, references);
    return withKey(createElement(references.component(value.$island), props as never), key);
  }
  return decodeProps(value, references);
}

function withKey(element: ReactElement, key: number | undefined): ReactNode {
  return key === undefined ? element : cloneElement(element, { key });
}
