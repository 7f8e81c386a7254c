import type { Emitter } from './types/mitt.js';
export declare function announce(bus: Emitter<{
    ready: number;
}>): void;
