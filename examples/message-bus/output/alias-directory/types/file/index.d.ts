import type { Emitter } from '../../vendor/mitt/typings/main.js';
export declare function announce(bus: Emitter<{
    ready: number;
}>): void;
