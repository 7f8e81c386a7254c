import path from 'node:path';
import vm from 'node:vm';
import type { AppState } from '#client/context.ts';
import { messageOf } from '#shared/messageOf.ts';
import type { PageProgram } from '#shared/types.ts';
import {
  createWorkMeter,
  createWorld,
  runPatiently,
  runWithin,
  TooLongError,
} from '../../page/source/runWithin.ts';
import type { RuntimeNames } from '../runtime/runtimeNames.ts';
import type { Compile, ServerRuntime } from '../runtime/serverRuntime.tsx';
import { lastingProcess, loadServerBundle } from './loadServerBundle.ts';
import { findFailure, pageCodeName, readSourceMaps, SiteError, stackOf } from './siteError.ts';

/** Renders pages, and survives whatever their code does. */
export interface SafeRuntime {
  names: RuntimeNames;
  /** Renders everything inside the root element. Rejects with a one-sentence error if the theme fails. */
  renderShell(state: AppState): Promise<string>;
  /**
   * Does so for several pages under one watch, which takes less time than one for each. Gives a
   * one-sentence error in place of a page that fails, and nothing from then on if that never ended: all
   * others would probably take as long, one after the other.
   */
  renderShells(states: readonly AppState[]): Promise<Array<string | Error>>;
  /** Renders the JSX roots of a page in order; after an error, some may be missing. */
  renderProgram(program: PageProgram, state: AppState): Promise<Array<string | Error>>;
}

export interface RuntimeOptions {
  /** The absolute path of the site, to find the places of errors in its modules. */
  siteRoot?: string | undefined;
  /** Milliseconds after which rendering that never ends is stopped; most pages take 10. */
  longest?: number | undefined;
}

/**
 * Loads the server bundle at an absolute path. Rendering that never ends, for example a component that
 * renders itself, is stopped. This leaves React in an undefined state, so the bundle is loaded again. Loading
 * has the same limit. Rejects with what the theme throws while it is loaded.
 */
export async function openRuntime(
  file: string,
  { siteRoot, longest = 3000 }: RuntimeOptions = {},
): Promise<SafeRuntime> {
  const fail = await createFailer(path.dirname(file), siteRoot);
  const rethrow = (thrown: unknown): never => {
    throw fail(thrown);
  };
  let runtime = await loadServerBundle(file, longest).catch(rethrow);
  const measureWork = createWorkMeter();

  const use: Use = async (run, world = null) => {
    const late: unknown[] = [];
    const note = (thrown: unknown): void => void late.push(thrown);
    process.on('unhandledRejection', note);
    process.on('uncaughtException', note);
    try {
      const value = await runPatiently(
        longest,
        async (milliseconds) => {
          try {
            return runWithin(milliseconds, () => run(runtime), world);
          } catch (error) {
            if (error instanceof TooLongError) runtime = await loadServerBundle(file, longest);
            throw error;
          }
        },
        measureWork,
      );
      // Promises that aren't awaited reject after the page has been rendered.
      await new Promise(setImmediate);
      return late.length === 0 ? { value } : fail(late[0]);
    } catch (error) {
      return fail(error);
    } finally {
      process.off('unhandledRejection', note);
      process.off('uncaughtException', note);
    }
  };

  return {
    names: describeNames(runtime, fail),
    ...createShellRenderer(use),
    async renderProgram(program, state) {
      const roots: Array<string | Error> = [];
      const world = isAsync.test(program.code) ? createWorld() : null;
      const compile: Compile = (code, parameters) =>
        vm.compileFunction(code, parameters, {
          filename: pageCodeName,
          ...(world && { parsingContext: world }),
          // This slows down all name lookups, and few pages use `process`.
          ...(code.includes('process') && { contextExtensions: [{ process: lastingProcess }] }),
        }) as ReturnType<Compile>;
      const all = await use(({ renderProgram }) => {
        // This is a second attempt if the first was stopped.
        roots.length = 0;
        for (const root of renderProgram(program, state, compile)) roots.push(root);
      }, world);
      const done = roots.map((root) => (root instanceof Error ? fail(root.cause) : root));
      return all instanceof Error ? [...done, all] : done;
    },
  };
}

/** Runs code of the server bundle; gives what it returns, or a one-sentence error. */
type Use = <T>(
  run: (runtime: ServerRuntime) => T,
  world?: vm.Context | null,
) => Promise<{ value: T } | Error>;

function createShellRenderer(use: Use): Pick<SafeRuntime, 'renderShell' | 'renderShells'> {
  let isStuck = false;
  const render = async (state: AppState): Promise<string | Error> => {
    const shell = await use(({ renderShell }) => renderShell(state));
    return shell instanceof Error ? shell : shell.value;
  };
  return {
    async renderShells(states) {
      if (isStuck) return [];
      const all = await use(({ renderShell }) => states.map((state) => renderShell(state)));
      if (!(all instanceof Error)) return all.value;
      const shells: Array<string | Error> = [];
      for (const state of states) {
        const shell = await render(state);
        shells.push(shell);
        isStuck = shell instanceof TooLongError;
        if (isStuck) break;
      }
      return shells;
    },
    async renderShell(state) {
      const shell = await render(state);
      if (shell instanceof Error) throw shell;
      return shell;
    },
  };
}

/** A separate realm takes as long as rendering a page, and few pages run asynchronous code. */
const isAsync = /\b(?:async|await|Promise|then)\b/;

/** Makes an error in one sentence of whatever was thrown. */
type Fail = (thrown: unknown) => SiteError | TooLongError;

async function createFailer(bundle: string, siteRoot: string | undefined): Promise<Fail> {
  const sources = siteRoot !== undefined && { siteRoot, maps: await readSourceMaps(bundle) };
  return (thrown) => {
    if (thrown instanceof TooLongError) return thrown;
    const place = sources ? findFailure(stackOf(thrown), sources) : null;
    return new SiteError(messageOf(thrown), place);
  };
}

/** The names that pages can use, and why modules could not be loaded. */
function describeNames({ names, failures }: ServerRuntime, fail: Fail): RuntimeNames {
  const modules = { ...names.modules };
  for (const [key, thrown] of failures) {
    const error = fail(thrown);
    modules[key] = { error: error.message, ...('place' in error && { place: error.place }) };
  }
  return { ...names, modules };
}
