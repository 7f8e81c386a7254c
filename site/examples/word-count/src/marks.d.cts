export declare const marks: RegExp;
