import type { FenceModule } from 'islet';
import { fenceKeys } from './fences/fenceMeta.ts';
import { quoteRecord } from './record/quoteRecord.ts';
import { showRun } from './record/showRun.ts';

/**
 * The module for `markdown.fences` in the config of a site: fences may say how they are proved, quote what a recorded
 * run wrote, and show a run in whole.
 */
const fences: FenceModule = { keys: fenceKeys, quote: quoteRecord, replace: showRun };
export default fences;
