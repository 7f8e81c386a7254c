import {
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { EncodedProps, EncodedValue } from '#client/islands/islandProps.ts';

/** Marks a component as an island. */
export interface IslandMark {
  island: { name: string; Component: ComponentType<never> };
}

/** The props of an island for the browser, with the slots and components that they refer to. */
export interface EncodedIsland {
  props: EncodedProps;
  /** Static content, by slot number. */
  slots: ReactNode[];
  /** Island components among the children, by name. */
  components: Map<string, ComponentType<never>>;
}

/**
 * Converts the props of an island to JSON. Elements that are islands keep their structure, so that a
 * component can read its children; any other element becomes a slot, whose HTML is in the page once.
 * Throws an error that names the prop that can't be sent to the browser.
 */
export function encodeProps(name: string, props: object): EncodedIsland {
  const slots: ReactNode[] = [];
  const components = new Map<string, ComponentType<never>>();

  const addSlot = (content: ReactNode): EncodedValue => ({ $slot: slots.push(content) - 1 });

  function encodeObject(owner: string, object: object, path: string): EncodedProps {
    const encoded: EncodedProps = {};
    for (const [key, value] of Object.entries(object)) {
      if (value === undefined) continue;
      const place = path ? `${path}.${key}` : key;
      if (key === '$slot' || key === '$island')
        throw fail(owner, place, 'has a reserved name; rename it');
      encoded[key] = encodeValue(owner, value, place);
    }
    return encoded;
  }

  /** Unlike in other objects, `children` is content, so its texts become slots too. */
  function encodeElementProps(owner: string, object: object): EncodedProps {
    const { children, ...rest } = object as PropsWithChildren;
    const encoded = encodeObject(owner, rest, '');
    const content = encodeChildren(owner, children);
    if (content !== undefined) encoded.children = content;
    return encoded;
  }

  function encodeChildren(owner: string, children: ReactNode): EncodedValue | undefined {
    const encoded: EncodedValue[] = [];
    let run: ReactNode[] = [];
    const endRun = () => {
      if (run.length > 0 && !run.every(isLayoutSpace))
        encoded.push(addSlot(createElement(Fragment, null, ...run)));
      run = [];
    };
    for (const child of flattenChildren(children)) {
      if (isStatic(child)) {
        run.push(child);
      } else {
        endRun();
        encoded.push(encodeValue(owner, child, 'children'));
      }
    }
    endRun();
    return encoded.length > 1 ? encoded : encoded[0];
  }

  function encodeElement(element: ReactElement<object>): EncodedValue {
    const island = islandOf(element);
    if (!island) return addSlot(element);
    components.set(island.name, island.Component);
    return { $island: island.name, props: encodeElementProps(island.name, element.props) };
  }

  function encodeValue(owner: string, value: unknown, path: string): EncodedValue {
    if (isValidElement<object>(value)) return encodeElement(value);
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value))
      return value.map((item, index) => encodeValue(owner, item ?? null, `${path}[${index}]`));
    if (isPlainObject(value)) return encodeObject(owner, value, path);
    const found = `is ${describe(value)} and cannot be sent to the browser`;
    throw fail(owner, path, `${found}; pass plain data, or move it into the component`);
  }

  return { props: encodeElementProps(name, props), slots, components };
}

function fail(owner: string, path: string, reason: string): Error {
  return new Error(`The prop "${path}" of <${owner}> ${reason}.`);
}

/** Flattens arrays and fragments, and leaves out children that render nothing. */
function flattenChildren(children: ReactNode): unknown[] {
  if (Array.isArray(children)) return children.flatMap(flattenChildren);
  if (isValidElement<PropsWithChildren>(children) && children.type === Fragment)
    return flattenChildren(children.props.children);
  return children === undefined || children === null || typeof children === 'boolean'
    ? []
    : [children];
}

function isStatic(child: unknown): child is ReactNode {
  if (typeof child === 'string' || typeof child === 'number') return true;
  return isValidElement(child) && !islandOf(child);
}

/** Whitespace with a line break is formatting of the source, not content. */
function isLayoutSpace(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === '' && (node === '' || node.includes('\n'));
}

function islandOf({ type }: ReactElement): IslandMark['island'] | undefined {
  return typeof type === 'function' && 'island' in type ? (type as IslandMark).island : undefined;
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of a page may have the prototype of another realm, see `createWorld`.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return `an instance of ${value.constructor.name}`;
  if (typeof value === 'number') return String(value);
  return `a ${typeof value}`;
}
