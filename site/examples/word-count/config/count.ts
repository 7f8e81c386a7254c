import type { RslibConfig } from '@rslib/core';

export const countItems = (config: RslibConfig): number => config.lib.length;
