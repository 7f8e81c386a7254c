import { type ComponentType, createElement, memo, type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { trustHtml } from '#shared/trust.ts';
import { AppContext, type AppState } from '../context.ts';
import { decodeProps, type EncodedValue, findIslandNames } from './islandProps.ts';

/** Loaders of island modules: theme islands by name, page islands by key. */
export type IslandLoaders = Record<string, () => Promise<object>>;

export interface IslandsOptions {
  islands: IslandLoaders;
  state: AppState;
  /** Called if the code of an island can't be loaded; without it, the error is only logged. */
  onLoadError?: (() => void) | undefined;
}

type Stop = () => void;

/**
 * Hydrates every island in `root`, except those inside other islands, which are hydrated by their slots. If an
 * island fails, the error is logged and it keeps its static HTML. Returns a function that unmounts all of
 * them; call it before their HTML is replaced.
 */
export function hydrateIslands(root: ParentNode, options: IslandsOptions): Stop {
  const stops = findOutermost(root).map((element) => hydrateIsland(element, options));
  return () => {
    for (const stop of stops) stop();
  };
}

function findOutermost(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('islet-island')].filter((element) => {
    const outer = element.parentElement?.closest('islet-island');
    return !outer || !root.contains(outer);
  });
}

function hydrateIsland(element: HTMLElement, options: IslandsOptions): Stop {
  const { island = '', props = '{}', id = '' } = element.dataset;
  const original = element.innerHTML;
  let root: Root | undefined;
  let stopped = false;
  const log = (error: unknown) => console.error(`The island <${island}> failed.`, error);
  const fail = (error: unknown) => {
    log(error);
    delete element.dataset.hydrated;
    element.dataset.failed = '';
  };

  async function hydrate() {
    const encoded: EncodedValue = JSON.parse(props);
    const components = await loadComponents([island, ...findIslandNames(encoded)], options);
    if (stopped) return;
    const component = (name: string) => components.get(name) as ComponentType<never>;
    const slots = takeSlots(element);
    const decoded = decodeProps(encoded, {
      component,
      slot: (index) => <Slot index={index} html={slots.get(index) ?? ''} options={options} />,
    });
    root = hydrateRoot(
      element,
      <AppContext value={options.state}>
        <Hydrated element={element}>{createElement(component(island), decoded as never)}</Hydrated>
      </AppContext>,
      {
        identifierPrefix: id,
        // Unmounting an island before it is hydrated is not an error; React reports it as an early update.
        onRecoverableError: (error) => {
          if (!stopped) log(error);
        },
        onUncaughtError: (error) => {
          fail(error);
          element.innerHTML = trustHtml(original);
        },
      },
    );
  }

  hydrate().catch(fail);
  return () => {
    stopped = true;
    root?.unmount();
  };
}

/** Marks an island once React has hydrated it; until then, no other code may change its HTML. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
  }, [element]);
  return children;
}

/** A theme island is the default export of its module; others are named `key#export`. */
async function loadComponents(names: string[], { islands, onLoadError }: IslandsOptions) {
  const load = async (name: string) => {
    const hash = name.lastIndexOf('#');
    const loader = islands[hash === -1 ? name : name.slice(0, hash)];
    if (!loader) throw new Error(`There is no island component "${name}".`);
    const module = await loader().catch((error: unknown) => {
      onLoadError?.();
      throw error;
    });
    const path = hash === -1 ? ['default'] : name.slice(hash + 1).split('.');
    return [name, path.reduce<unknown>((value, part) => Object(value)[part], module)] as const;
  };
  return new Map(await Promise.all([...new Set(names)].map(load)));
}

/** Returns the HTML of an island's own slots, and removes their template elements, which React doesn't expect. */
function takeSlots(element: HTMLElement): Map<number, string> {
  const slots = new Map<number, string>();
  for (const slot of element.querySelectorAll<HTMLElement>('islet-slot')) {
    if (slot.closest('islet-island') === element)
      slots.set(Number(slot.dataset.slot), slot.innerHTML);
  }
  for (const template of element.querySelectorAll<HTMLElement>(':scope > template[data-slot]')) {
    slots.set(Number(template.dataset.slot), template.innerHTML);
    template.remove();
  }
  return slots;
}

interface SlotProps {
  index: number;
  html: string;
  options: IslandsOptions;
}

/** Static content of an island; hydrates nested islands whenever it is inserted. */
const Slot = memo(function Slot({ index, html, options }: SlotProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = ref.current ? hydrateIslands(ref.current, options) : undefined;
    // React can't unmount a root while it renders another.
    return () => queueMicrotask(() => stop?.());
  }, [options]);
  return createElement('islet-slot', {
    ref,
    'data-slot': index,
    dangerouslySetInnerHTML: { __html: trustHtml(html) },
  });
});
