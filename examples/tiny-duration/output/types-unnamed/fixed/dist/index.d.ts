import { createTimer } from 'outer';
export declare const timer: ReturnType<typeof createTimer>;
