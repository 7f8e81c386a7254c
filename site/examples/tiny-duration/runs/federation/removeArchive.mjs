// The archive contains times, so it differs from build to build and can't be recorded.
import { rmSync } from 'node:fs';

rmSync('dist/mf/@mf-types.zip');
