import { createRslib } from '@rslib/core';

const rslib = await createRslib();
