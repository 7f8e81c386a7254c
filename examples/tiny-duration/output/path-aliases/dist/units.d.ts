export declare const SECOND = 1000;
export declare const MINUTE: number;
