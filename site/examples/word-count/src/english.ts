import { marks } from './marks.cjs';

export const trim = (text: string): string => text.replace(marks, '');
export const loadWasm = () => import('./wasm/index');
