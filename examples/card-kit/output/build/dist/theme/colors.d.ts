export declare const accent = "#d9480f";
