import { createElement, Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '#client/App.tsx';
import type { AppState } from '#client/context.ts';
import type { Theme } from '#client/theme.ts';
import type { PageProgram, PropRules } from '#shared/types.ts';
import { createIsland, Hydrated, renderPart } from './createIsland.tsx';
import type { RuntimeNames } from './runtimeNames.ts';

/** The server bundle as the engine sees it: React, the theme and the site's components in one. */
export interface ServerRuntime {
  names: RuntimeNames;
  /** What was thrown by modules that could not be loaded, by key. */
  failures: ReadonlyMap<string, unknown>;
  /** Renders everything inside the root element. */
  renderShell(state: AppState): string;
  /**
   * Renders the JSX roots of a page in order, one at a time, so that an endless one can be identified.
   * Yields an Error for each root that fails, whose cause is what was thrown. Throws if code outside of them fails.
   */
  renderProgram(program: PageProgram, state: AppState, compile: Compile): Iterable<string | Error>;
}

/** Creates a function from its body. */
export type Compile = (code: string, parameters: string[]) => (...values: unknown[]) => unknown;

export type ModuleNamespace = Record<string, unknown>;

/** Creates the runtime; a module of a page that fails to load doesn't affect anything else. */
export async function createServerRuntime({
  theme,
  componentProps,
  modules,
}: {
  theme: Theme;
  /** The props of components, by the component; those of others aren't checked. */
  componentProps: ReadonlyMap<unknown, PropRules>;
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
  const names: RuntimeNames = {
    components: Object.fromEntries(
      Object.entries(components).map(([name, component]) => [
        name,
        componentProps.get(component) ?? null,
      ]),
    ),
    modules: {},
  };
  const namespaces = new Map<string, ModuleNamespace>();
  const failures = new Map<string, unknown>();
  for (const [key, load] of Object.entries(modules)) {
    try {
      const namespace = await load();
      namespaces.set(key, namespace);
      names.modules[key] = { exports: Object.keys(namespace) };
    } catch (error) {
      failures.set(key, error);
    }
  }

  return {
    names,
    failures,
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
          yield new Error('A root failed.', { cause: error });
        }
      }
    },
  };
}

/** Replaces a component that is reported as missing, so that its children are still rendered. */
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
  // The content stage wrote this code from the author's own page.
  const run = compile(program.code, ['_h', '_Fragment', '_import', '_components']);
  return run(createElement, Fragment, importFrom, withMissing(components)) as Array<
    () => ReactNode
  >;
}
