declare const __BUILT_WITH__: string;

export const builtWith = __BUILT_WITH__;
