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

/** Whether React hydrates this part as a whole, so that components in it aren't islands. */
export const HydratedContext = createContext(false);

/** Marks a part that the browser hydrates as a whole, such as the shell. */
export function Hydrated({ children }: { children: ReactNode }): ReactNode {
  return <HydratedContext value={true}>{children}</HydratedContext>;
}

/**
 * Wraps the exports of a `'use client'` module for modules that only run at build time: components become
 * islands named `key#export`, including components that are properties of others (`Tabs.Tab`).
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
  // `__esModule` makes `default` the default export of a CommonJS module.
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
 * Wraps an interactive component for the server: renders it in place, with everything that the browser
 * needs to hydrate it there. No browser entry imports this.
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
    // A separate root, as in the browser, so that `useId` gives the same ids.
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
    return createElement('islet-island', {
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
  return createElement('islet-slot', {
    'data-slot': index,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Renders one JSX root of a page; `index` makes its ids unique among all roots of the page. */
export function renderPart(node: ReactNode, index: number, state: AppState): string {
  return renderToStaticMarkup(<AppContext value={state}>{node}</AppContext>, {
    identifierPrefix: `p${index}`,
  });
}
