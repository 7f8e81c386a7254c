import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The content hash of the engine, taken from the folder it was compiled into. Null if the engine runs from
 * its sources, as in tests; its output must not be cached then.
 */
export function engineVersion(): string | null {
  const folder = path.basename(path.dirname(fileURLToPath(import.meta.url)));
  return /^[\da-f]{16}$/.test(folder) ? folder : null;
}
