import type { IslandsOptions } from './islands.tsx';

/**
 * Hydrates every island in `root`, with code that only pages with islands load. Islands whose code can't be
 * loaded are marked as failed. Returns a function that unmounts all of them; call it before their HTML is
 * replaced.
 */
export function startIslands(root: ParentNode, options: IslandsOptions): () => void {
  const elements = root.querySelectorAll<HTMLElement>('islet-island');
  let stop: (() => void) | null = () => {};

  async function load(): Promise<void> {
    try {
      const { hydrateIslands } = await import('./islands.tsx');
      if (stop) stop = hydrateIslands(root, options);
    } catch (error) {
      console.error('The interactive parts of the page could not be loaded.', error);
      for (const { dataset } of elements) dataset.failed = '';
      if (stop) options.onLoadError?.();
    }
  }

  if (elements.length > 0) void load();
  return () => {
    stop?.();
    stop = null;
  };
}
