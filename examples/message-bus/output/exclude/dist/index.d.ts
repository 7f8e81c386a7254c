import { Emitter } from 'mitt';

export declare const bus: Emitter<Events>;

declare type Events = {
    ready: number;
};

export { }
