import { add } from './add.wasm';

export const addCounts = (a: number, b: number): number => add(a, b);
