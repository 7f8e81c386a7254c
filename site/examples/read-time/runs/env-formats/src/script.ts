import * as variables from './index';

Object.assign(globalThis, variables);
