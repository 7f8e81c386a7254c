import { defineConfig, mergeRslibConfig } from '@rslib/core';
import { shared } from '../../shared.config';

export default defineConfig(
  mergeRslibConfig(shared, {
    lib: [{ id: 'esm', syntax: ['node 20'] }],
  }),
);
