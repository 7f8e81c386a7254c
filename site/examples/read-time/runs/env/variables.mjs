import { loadEnv } from '@rslib/core';

const { publicVars, cleanup } = loadEnv();
console.log(publicVars);
cleanup();
