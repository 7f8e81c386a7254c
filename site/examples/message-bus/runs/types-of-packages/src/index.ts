import { create, type Options } from 'typed-bus';

export type { Options };
export const connect = (options: Options) => create(options);
