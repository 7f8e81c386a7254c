import type { Emitter } from 'mitt';
export declare function announce(bus: Emitter<{
    ready: number;
}>): void;
