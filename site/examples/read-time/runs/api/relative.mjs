import { createRslib } from '@rslib/core';

const rslib = await createRslib({ cwd: '.' });
await rslib.build();
