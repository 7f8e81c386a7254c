declare const __VERSION__: string;
declare const __DEV__: boolean;

export const version = __VERSION__;
if (__DEV__) console.log('development');
