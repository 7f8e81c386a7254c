import { type ComponentType, createElement, type ReactNode, useContext, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AppContext, type AppState } from './context.ts';
import { encodeProps, type IslandMark } from './encodeProps.ts';
import { decodeProps } from './islandProps.ts';

/**
 * Wraps an interactive component for the server: rendered in place, with all that the browser needs
 * to hydrate it there. Never reached by a browser entry.
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> & IslandMark {
  function Island(props: Props) {
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
        <Component {...(decoded as Props)} />
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
