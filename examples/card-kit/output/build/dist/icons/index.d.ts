export declare const badge = "\u25C6";
