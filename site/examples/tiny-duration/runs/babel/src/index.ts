import { debug } from './debug';

export function lengthOf(title?: string): number {
  debug('lengthOf', title);
  return title?.length ?? 0;
}
