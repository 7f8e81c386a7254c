export declare const seconds: number;
