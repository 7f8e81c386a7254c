import { createElement, Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '#client/App.tsx';
import type { AppState } from '#client/context.ts';
import type { Theme } from '#client/theme.ts';
import { messageOf } from '#common/messageOf.ts';
import type { PageProgram } from '#common/types.ts';
import { createIsland, Hydrated, renderPart } from './createIsland.tsx';
import type { RuntimeNames } from './runtimeNames.ts';

/** What the server bundle gives to the engine: React, the theme and the site's components in one. */
export interface ServerRuntime {
  names: RuntimeNames;
  /** HTML of everything inside `#root`. */
  renderShell(state: AppState): string;
  /**
   * HTML of each JSX root of a page, in order and one at a time, so that one that never ends is known; an
   * Error where one failed. Throws where the code outside them fails.
   */
  renderProgram(program: PageProgram, state: AppState, compile: Compile): Iterable<string | Error>;
}

/** Makes a function of its body. */
export type Compile = (code: string, parameters: string[]) => (...values: unknown[]) => unknown;

export type ModuleNamespace = Record<string, unknown>;

/** Creates the runtime; a module of a page that fails when it is loaded stops nothing else. */
export async function createServerRuntime({
  theme,
  modules,
}: {
  theme: Theme;
  modules: Record<string, () => Promise<ModuleNamespace>>;
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
  const names: RuntimeNames = { components: Object.keys(components), modules: {} };
  const namespaces = new Map<string, ModuleNamespace>();
  for (const [key, load] of Object.entries(modules)) {
    try {
      const namespace = await load();
      namespaces.set(key, namespace);
      names.modules[key] = { exports: Object.keys(namespace) };
    } catch (error) {
      names.modules[key] = { error: messageOf(error) };
    }
  }

  return {
    names,
    renderShell: (state) =>
      renderToString(
        <Hydrated>
          <App theme={theme} state={state} />
        </Hydrated>,
      ),
    *renderProgram(program, state, compile) {
      const roots = evaluate({ program, compile, namespaces, components });
      for (const [index, root] of roots.entries()) {
        try {
          yield renderPart(root(), index, state);
        } catch (error) {
          yield new Error(messageOf(error));
        }
      }
    },
  };
}

/** Stands for a component that is reported as missing, so that what is in it is rendered. */
const Missing = ({ children }: PropsWithChildren): ReactNode => children;

const withMissing = (names: Record<string, unknown>): Record<string, unknown> =>
  new Proxy(names, {
    get: (target, name: string) => (Object.hasOwn(target, name) ? target[name] : Missing),
  });

function evaluate({
  program,
  compile,
  namespaces,
  components,
}: {
  program: PageProgram;
  compile: Compile;
  namespaces: ReadonlyMap<string, ModuleNamespace>;
  components: Record<string, unknown>;
}): Array<() => ReactNode> {
  const importFrom = (key: string, imported: string): unknown => {
    const namespace = namespaces.get(key);
    if (imported === '*') return namespace ?? withMissing({});
    return withMissing(namespace ?? {})[imported];
  };
  // The code was written by the content stage from the author's own page; nothing else gets here.
  const run = compile(program.code, ['_h', '_Fragment', '_import', '_components']);
  return run(createElement, Fragment, importFrom, withMissing(components)) as Array<
    () => ReactNode
  >;
}
