export declare const SECOND = 1_000;
export declare const MINUTE: number;
