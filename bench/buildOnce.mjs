import { stat } from 'node:fs/promises';
import path from 'node:path';
import { runMeasured } from './runMeasured.mjs';

/**
 * Builds a site unless it's built, and returns its output folder.
 *
 * @param {string} root
 * @param {AbortSignal} signal
 */
export async function buildOnce(root, signal) {
  const output = path.join(root, 'dist');
  const isBuilt = await stat(output).then(
    () => true,
    () => false,
  );
  if (!isBuilt) await runMeasured(['build', root], signal);
  return output;
}
