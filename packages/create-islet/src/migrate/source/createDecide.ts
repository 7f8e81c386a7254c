import { relativePath } from 'islet/tools';
import type { Decision } from './foreignSite.ts';
import { readForeignText } from './readForeignText.ts';

/** Creates a decision about a field of a config, at the line that has it first; null is about the whole. */
export type Decide = (field: string | null, message: string, fix: string) => Decision;

/** `root` and `file` are the absolute paths of the project and of its config. */
export function createDecide(root: string, file: string): Decide {
  const lines = readForeignText(file).split('\n');
  return (field, message, fix) => {
    const pattern =
      field === null ? /(?!)/ : new RegExp(`(?:^|[\\s{,.])(['"]?)${field}\\1\\s*(?:[:,(]|$)`);
    const at = lines.findIndex((line) => pattern.test(line));
    const place = { file: relativePath(root, file), ...(at >= 0 && { line: at + 1 }) };
    return { ...place, message, fix };
  };
}
