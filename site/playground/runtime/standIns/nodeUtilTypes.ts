import { types } from './nodeUtil.ts';

/** `node:util/types`: a proxy can't be told from its target in a browser. */
const standIn: Record<string, (value: unknown) => boolean> = { ...types, isProxy: () => false };
export default standIn;

const { isNativeError, isPromise, isRegExp, isDate, isMap, isSet, isProxy } = standIn;

export { isDate, isMap, isNativeError, isPromise, isProxy, isRegExp, isSet };
