import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/** Name of the environment variable that says that the playground is built after the site. */
export const playgroundFollows = 'PLAYGROUND_FOLLOWS';

/**
 * Whether the playground of the site has what it runs, or the site has no playground. It takes a minute to build, so builds
 * of the site don't wait for it.
 */
export async function hasPlayground() {
  if (!existsSync(path.join(root, 'site/playground'))) return true;
  const { findRuntime } = await import('../site/playground/runtime/build/findRuntime.mjs');
  return findRuntime(root).exists;
}

/**
 * Builds what the playground runs, and the site again with it, while the site is served. A failure is only told: all other
 * pages work without it.
 *
 * @param {(sentence: string) => void} tell
 * @param {{ isThere: () => Promise<boolean>, runScript: (args: string[]) => Promise<import('./run.mjs').Outcome> }} [means]
 */
export async function preparePlayground(tell, { isThere, runScript } = ours) {
  if (await isThere()) return;
  tell('The playground is being built in the background, which takes a minute or two.');
  for (const script of [['scripts/playground.mjs'], ['scripts/docs.mjs', 'build', 'site']]) {
    const { code, output, stopped } = await runScript(script);
    if (stopped) return;
    if (code === 0) continue;
    tell(
      `${output.trim()}\nThe playground could not be built. Try again with \`npm run playground\`.`,
    );
    return;
  }
  tell('The playground is ready. Load its page again if it is open.');
}

const ours = {
  isThere: hasPlayground,
  runScript: (/** @type {string[]} */ args) => run(process.execPath, args, { capture: true }),
};
