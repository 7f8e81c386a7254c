import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Names the engine by its content, as the folder is named that it was compiled into. Null for an
 * engine that runs from its sources, as in tests: what it makes is not to be kept.
 */
export function engineVersion(): string | null {
  const folder = path.basename(path.dirname(fileURLToPath(import.meta.url)));
  return /^[\da-f]{16}$/.test(folder) ? folder : null;
}
