import { Clock } from './clock';

Object.assign(globalThis, { Clock });
