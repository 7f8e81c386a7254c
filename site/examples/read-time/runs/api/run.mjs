import { runCLI } from '@rslib/core';

runCLI({ argv: ['node', 'rslib', 'build', '--format', 'cjs'] });
