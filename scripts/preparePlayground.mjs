import { root, run } from './run.mjs';

/** Name of the environment variable that says that the playground is built after the site. */
export const playgroundFollows = 'PLAYGROUND_FOLLOWS';

/** Whether the playground of the site has what it runs. It takes a minute to build, so builds of the site don't wait for it. */
export async function hasPlayground() {
  const { findRuntime } = await import('../site/playground/runtime/build/findRuntime.mjs');
  return findRuntime(root).exists;
}

/**
 * Builds what the playground runs, and the site again with it, while the site is served. It says what it does in a
 * sentence, and never throws: all other pages work without it.
 *
 * @param {(sentence: string) => void} tell
 */
export async function preparePlayground(tell) {
  if (await hasPlayground()) return;
  tell('The playground is being built in the background, which takes a minute or two.');
  const steps = [['scripts/playground.mjs'], ['scripts/docs.mjs', 'build', 'site']];
  for (const step of steps) {
    const { code, output, stopped } = await run(process.execPath, step, { capture: true });
    if (stopped) return;
    if (code === 0) continue;
    tell(
      `The playground could not be built; \`npm run playground\` tries again.\n${output.trim()}`,
    );
    return;
  }
  tell('The playground is ready.');
}
