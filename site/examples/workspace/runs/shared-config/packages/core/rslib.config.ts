import { defineConfig } from '@rslib/core';
import { shared } from '../../shared.config';

export default defineConfig(shared);
