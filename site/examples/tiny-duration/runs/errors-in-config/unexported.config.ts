import { defineConfig } from '@rslib/core';

defineConfig({ lib: [{ format: 'cjs' }] });
