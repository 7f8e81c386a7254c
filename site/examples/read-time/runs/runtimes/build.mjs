import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { close } = await rslib.build();
await close();
