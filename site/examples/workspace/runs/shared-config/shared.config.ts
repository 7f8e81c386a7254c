import type { RslibConfig } from '@rslib/core';

export const shared: RslibConfig = {
  lib: [{ id: 'esm', format: 'esm', dts: true }],
  output: { sourceMap: true },
};
