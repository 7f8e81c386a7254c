import { add } from './add.wasm';

export const sum = add(1, 2);
