import { App } from '@docs/client/App.tsx';
import type { AppState } from '@docs/client/context.ts';
import { createIsland, renderPart } from '@docs/client/createIsland.tsx';
import type { Theme } from '@docs/client/theme.ts';
import type { PageProgram } from '@docs/common/types.ts';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandName } from './islandName.ts';

/** What the server bundle gives to the engine: React, the theme and the site's components in one. */
export interface ServerRuntime {
  /** Names that any page may use without an import. */
  componentNames: string[];
  /** HTML of everything inside `#root`. */
  renderShell(state: AppState): string;
  /** HTML of each JSX root of a page, in order; an entry is an Error where one failed. */
  renderProgram(program: PageProgram, state: AppState): Array<string | Error>;
}

export type ModuleNamespace = Record<string, unknown>;

/** Creates the runtime; `islands` names the components of pages that hydrate in the browser. */
export async function createServerRuntime({
  theme,
  modules,
  islands,
}: {
  theme: Theme;
  modules: Record<string, ModuleNamespace>;
  islands: readonly string[];
}): Promise<ServerRuntime> {
  const themeIslands = await Promise.all(
    Object.entries(theme.islands).map(async ([name, load]) => {
      const component = createIsland(name, (await load()).default);
      return [name, component] as const;
    }),
  );
  const components: Record<string, unknown> = {
    ...theme.components,
    ...Object.fromEntries(themeIslands),
  };
  const namespaces = Object.fromEntries(
    Object.entries(modules).map(([key, namespace]) => [
      key,
      withIslands(key, namespace, new Set(islands)),
    ]),
  );

  return {
    componentNames: Object.keys(components),
    renderShell: (state) => renderToString(<App theme={theme} state={state} />),
    renderProgram(program, state) {
      let roots: Array<() => ReactNode>;
      try {
        roots = evaluate(program, namespaces, components);
      } catch (error) {
        return program.places.map(() => toError(error));
      }
      return roots.map((root, index) => {
        try {
          return renderPart(root(), index, state);
        } catch (error) {
          return toError(error);
        }
      });
    },
  };
}

/** Replaces the components that hydrate in the browser by their islands. */
function withIslands(
  key: string,
  namespace: ModuleNamespace,
  islands: ReadonlySet<string>,
): ModuleNamespace {
  return Object.fromEntries(
    Object.entries(namespace).map(([exported, value]) => {
      const name = islandName(key, exported);
      const isIsland = islands.has(name);
      return [exported, isIsland ? createIsland(name, value as ComponentType<never>) : value];
    }),
  );
}

function evaluate(
  program: PageProgram,
  namespaces: Record<string, ModuleNamespace>,
  components: Record<string, unknown>,
): Array<() => ReactNode> {
  // The code was written by the content stage from the author's own page; nothing else gets here.
  const run = new Function('_h', '_Fragment', '_modules', '_components', program.code);
  return run(
    createElement,
    Fragment,
    program.modules.map((key) => namespaces[key] ?? {}),
    components,
  ) as Array<() => ReactNode>;
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
