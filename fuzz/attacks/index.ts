import type { Attack } from '../attack.ts';

/** All attacks, in the order in which they run. */
export const attacks: readonly Attack[] = [];
