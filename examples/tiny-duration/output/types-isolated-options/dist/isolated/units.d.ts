/** One second, in milliseconds. */ export declare const SECOND = 1_000;
/** @internal */ export declare const CHECKED = 0;
