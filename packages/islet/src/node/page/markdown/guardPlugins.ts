import type { PluggableList, Plugin, Processor } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { suspendHandlers } from '#shared/server/onStop.mjs';
import type { Problem } from '#shared/types.ts';
import { describeValue } from '../../site/config/describeValue.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { createSlowWatch, type SlowWatch } from '../../support/modules/slowWatch.ts';
import { formatProblems } from '../../support/problems/formatProblems.ts';
import { PluginError } from '../source/reportThrown.ts';

/** Wraps the plugins that a site has in a field of `markdown`. */
export type PluginGuard = (
  plugins: PluggableList,
  field: 'remarkPlugins' | 'rehypePlugins',
) => PluggableList;

/** A plugin as sites write it, and what it changes trees with. */
type SitePlugin = (this: Processor, ...options: unknown[]) => unknown;
type Transform = (tree: Node, file: VFile, next?: Next) => unknown;
type Next = (error?: unknown, tree?: unknown) => void;

/** Seconds until a plugin is named that is still busy with a page. */
const longestTransform = 5;

/**
 * Creates a guard that marks whatever fails in a plugin as its failure (`PluginError`), also what unified takes
 * for success: a thrown `null`, a promise that can no longer settle, and a result that is not a tree. A plugin
 * that is busy with a page for five seconds is named in the terminal. It isn't stopped, because it may have
 * good reasons.
 */
export function createPluginGuard(
  siteRoot: string,
  watch: SlowWatch = createSlowWatch({ limit: longestTransform * 1000, output: 2 }),
): PluginGuard {
  const finish = createFinisher(watch);
  return (plugins, field) => {
    // unified recognizes a plugin that is added twice by its function.
    const guarded = new Map<SitePlugin, Plugin>();
    return plugins.map((one, index) => {
      const [plugin, ...options] = [one].flat() as [SitePlugin, ...unknown[]];
      const name = `markdown.${field}[${index}]`;
      const change = async (transform: Transform, tree: Node, file: VFile): Promise<Node> => {
        try {
          const slow = explainSlow(name, relativePath(siteRoot, file.path));
          const changed = (await finish(() => call(transform, tree, file), slow)) ?? tree;
          return checkTree(changed);
        } catch (error) {
          throw error instanceof VFileMessage ? error : new PluginError(name, error);
        }
      };
      const guard: Plugin = function (this: Processor, ...given: unknown[]) {
        const transform = plugin.apply(this, given);
        if (typeof transform !== 'function') return;
        return (tree, file) => change(transform as Transform, tree, file);
      };
      const known = guarded.get(plugin) ?? guard;
      guarded.set(plugin, known);
      return [known, ...options];
    });
  };
}

/** Calls what changes a tree, with or without a callback; resolves to what it gives instead of the tree. */
function call(transform: Transform, tree: Node, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file);
  return new Promise((resolve, reject) => {
    const next: Next = (error, changed) => (error ? reject(error) : resolve(changed));
    // A promise counts only if it is rejected.
    Promise.resolve(transform(tree, file, next)).catch(reject);
  });
}

/** Returns a function that runs something to its end, and has `watch` print a problem if that takes long. */
function createFinisher(watch: SlowWatch) {
  const underWay = new Map<symbol, { slow: Problem; reject: (error: Error) => void }>();
  // All of them: while one is busy, the others wait, and nothing says which one it is.
  const show = (): void => {
    const slow = [...underWay.values()].map((one) => one.slow);
    watch.set(slow.length > 0 ? formatProblems(slow) : null);
  };
  // Node exits without a word as soon as nothing is left that could settle a promise.
  const onIdle = (): void => {
    const error = new Error('it waits for a promise that can no longer settle');
    // In a task of its own, after which Node asks again.
    setImmediate(() => {
      for (const { reject } of underWay.values()) reject(error);
    });
  };
  return async (run: () => unknown, slow: Problem): Promise<unknown> => {
    const id = Symbol();
    const idle = new Promise<never>((_, reject) => underWay.set(id, { slow, reject }));
    if (underWay.size === 1) process.on('beforeExit', onIdle);
    show();
    const resume = suspendHandlers();
    try {
      return await Promise.race([run(), idle]);
    } finally {
      resume();
      underWay.delete(id);
      if (underWay.size === 0) process.off('beforeExit', onIdle);
      show();
    }
  };
}

function explainSlow(name: string, file: string): Problem {
  const message = `\`${name}\` is still busy with this page after ${longestTransform} seconds.`;
  const fix = 'If it never ends, stop this command, and correct the plugin or remove it.';
  return { severity: 'warning', message, fix, file };
}

/** Returns a tree if the engine can read it; throws an error that says what is wrong with it. */
function checkTree(tree: unknown): Node {
  if (tree instanceof Error) throw tree;
  const root = checkNode(tree, new Map());
  if (root.type !== 'root') throw new Error(`it returns a \`${root.type}\` instead of a \`root\``);
  return root;
}

const text = { field: 'value', kind: 'string' };

/** What the engine reads of nodes without asking whether it's there, by their type. */
const needed = new Map<unknown, { field: string; kind: string }>([
  ...['text', 'raw', 'comment'].map((type) => [type, text] as const),
  ['element', { field: 'properties', kind: 'object' }],
]);

function checkFields(node: { type: unknown }): void {
  const rule = needed.get(node.type);
  if (rule === undefined) return;
  const value: unknown = Reflect.get(node, rule.field);
  if (value !== null && typeof value === rule.kind) return;
  throw new Error(
    `it leaves a node \`${node.type}\` whose \`${rule.field}\` ${describeValue(value)}`,
  );
}

/** Each known node is mapped to whether it is still open, so that it must not be below itself. */
function checkNode(node: unknown, known: Map<unknown, boolean>): Node {
  if (typeof node !== 'object' || node === null || !('type' in node)) {
    throw new Error(`it leaves a node that ${describeValue(node)}`);
  }
  checkFields(node);
  if (known.get(node)) throw new Error(`it leaves a \`${node.type}\` that contains itself`);
  if (!known.has(node) && 'children' in node) {
    if (!Array.isArray(node.children)) {
      throw new Error(`it leaves \`children\` that ${describeValue(node.children)}`);
    }
    known.set(node, true);
    for (const child of node.children) checkNode(child, known);
  }
  known.set(node, false);
  return node as Node;
}
