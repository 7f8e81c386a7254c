import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AppContext, type AppState } from '#client/context.ts';
import { decodeProps } from '#client/islands/islandProps.ts';
import { encodeProps, type IslandMark } from './encodeProps.ts';

/** Whether React hydrates all that is rendered here, so that no island begins. */
const HydratedContext = createContext(false);

/** Marks what the browser hydrates as a whole, such as the shell. */
export function Hydrated({ children }: { children: ReactNode }): ReactNode {
  return <HydratedContext value={true}>{children}</HydratedContext>;
}

/**
 * The exports of a `'use client'` module for the modules that run at build time only: components are
 * islands named `key#export`, also those that are properties of others (`Tabs.Tab`).
 */
export function createIslands(
  key: string,
  exports: Record<string, unknown>,
): Record<string, unknown> {
  const wrap = ([name, value]: [string, unknown]): [string, unknown] => {
    if (!isComponent(name, value)) return [name, value];
    const members = Object.entries(value).flatMap(([part, member]) =>
      isComponent(part, member) ? [[part, createIsland(`${key}#${name}.${part}`, member)]] : [],
    );
    const island = createIsland(`${key}#${name}`, value);
    return [name, Object.assign(island, Object.fromEntries(members))];
  };
  // The mark is how modules that are no ES modules say that they have a default export.
  return { ...Object.fromEntries(Object.entries(exports).map(wrap)), __esModule: true };
}

const wrappers = [
  Symbol.for('react.memo'),
  Symbol.for('react.forward_ref'),
  Symbol.for('react.lazy'),
];

function isComponent(name: string, value: unknown): value is ComponentType<object> {
  if (name !== 'default' && !/^[A-Z]/.test(name)) return false;
  if (typeof value === 'function') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    wrappers.some((wrapper) => wrapper === value.$$typeof)
  );
}

/**
 * Wraps an interactive component for the server: rendered in place, with all that the browser needs
 * to hydrate it there. Never reached by a browser entry.
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> & IslandMark {
  function Island(props: Props) {
    return useContext(HydratedContext) ? <Component {...props} /> : <Root {...props} />;
  }
  function Root(props: Props) {
    const state = useContext(AppContext);
    const id = useId();
    const encoded = encodeProps(name, props);
    const slots = encoded.slots.map((content, index) =>
      renderToStaticMarkup(<AppContext value={state}>{content}</AppContext>, {
        identifierPrefix: `${id}${index}`,
      }),
    );
    const shown = new Set<number>();
    const decoded = decodeProps(encoded.props, {
      component: (child) => encoded.components.get(child) as ComponentType<never>,
      slot: (index) => <Slot index={index} html={slots[index] ?? ''} shown={shown} />,
    });
    // A root of its own, as in the browser, so that the ids of `useId` are the same there.
    const html = renderToString(
      <AppContext value={state}>
        <Hydrated>
          <Component {...(decoded as Props)} />
        </Hydrated>
      </AppContext>,
      { identifierPrefix: id },
    );
    const json = JSON.stringify(encoded.props);
    const hidden = slots.map((slot, index) =>
      shown.has(index) ? '' : `<template data-slot="${index}">${slot}</template>`,
    );
    return createElement('docs-island', {
      'data-island': name,
      'data-id': id,
      'data-props': json === '{}' ? undefined : json,
      dangerouslySetInnerHTML: { __html: html + hidden.join('') },
    });
  }
  return Object.assign(Island, { island: { name, Component: Component as ComponentType<never> } });
}

function Slot({ index, html, shown }: { index: number; html: string; shown: Set<number> }) {
  shown.add(index);
  return createElement('docs-slot', {
    'data-slot': index,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Renders one JSX root of a page; `index` makes the ids in it unique among the roots of the page. */
export function renderPart(node: ReactNode, index: number, state: AppState): string {
  return renderToStaticMarkup(<AppContext value={state}>{node}</AppContext>, {
    identifierPrefix: `p${index}`,
  });
}
