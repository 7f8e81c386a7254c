import type { PageData } from './types.ts';

/** Whether a value is page data. The build id says whether this code fits it. */
export function isPageData(value: unknown): value is PageData {
  return 'buildId' in Object(value);
}
