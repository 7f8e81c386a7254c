import { type ComponentType, createElement, memo, type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { trustHtml } from '#common/trust.ts';
import { AppContext, type AppState } from '../context.ts';
import { decodeProps, type EncodedProps, findIslandNames } from './islandProps.ts';

/** Loads the modules of islands: those of the theme by their name, those of pages by their key. */
export type IslandLoaders = Record<string, () => Promise<object>>;

export interface IslandsOptions {
  islands: IslandLoaders;
  state: AppState;
  /** Called when the code of an island cannot be loaded; without it, that is only logged. */
  onLoadError?: ((error: unknown) => void) | undefined;
}

type Stop = () => void;

/**
 * Hydrates every island of `root` where it stands, except those inside other islands, which their
 * slots hydrate. An island that fails is logged and keeps the HTML it came with. Returns what
 * unmounts them all; to be called before their HTML is replaced.
 */
export function hydrateIslands(root: ParentNode, options: IslandsOptions): Stop {
  const stops = findOutermost(root).map((element) => hydrateIsland(element, options));
  return () => {
    for (const stop of stops) stop();
  };
}

function findOutermost(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('docs-island')].filter((element) => {
    const outer = element.parentElement?.closest('docs-island');
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
    const encoded = JSON.parse(props) as EncodedProps;
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
        // Left before it was hydrated, an island is no failure; React calls that an early update.
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

/** Marks an island when React has taken over its HTML; until then, nothing else may change it. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
  }, [element]);
  return children;
}

/** The name of an island of the theme means a default export; others are `key#export`. */
async function loadComponents(names: string[], { islands, onLoadError }: IslandsOptions) {
  const load = async (name: string) => {
    const hash = name.lastIndexOf('#');
    const loader = islands[hash === -1 ? name : name.slice(0, hash)];
    if (!loader) throw new Error(`There is no island component "${name}".`);
    const module = await loader().catch((error: unknown) => {
      onLoadError?.(error);
      throw error;
    });
    const path = hash === -1 ? ['default'] : name.slice(hash + 1).split('.');
    return [name, path.reduce<unknown>((value, part) => Object(value)[part], module)] as const;
  };
  return new Map(await Promise.all([...new Set(names)].map(load)));
}

/** Reads the HTML of an island's own slots and removes what React does not know of. */
function takeSlots(element: HTMLElement): Map<number, string> {
  const slots = new Map<number, string>();
  for (const slot of element.querySelectorAll<HTMLElement>('docs-slot')) {
    if (slot.closest('docs-island') === element)
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

/** Static content of an island; hydrates the islands in it each time it is put into the page. */
const Slot = memo(function Slot({ index, html, options }: SlotProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = ref.current ? hydrateIslands(ref.current, options) : undefined;
    // React does not let one root be unmounted while it works on another.
    return () => queueMicrotask(() => stop?.());
  }, [options]);
  return createElement('docs-slot', {
    ref,
    'data-slot': index,
    dangerouslySetInnerHTML: { __html: trustHtml(html) },
  });
});
