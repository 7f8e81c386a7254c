import util from 'util/';
import nodeProcess from './nodeProcess.ts';

/** Codes that begin and end each style of `styleText`. */
const codes: Record<string, readonly [number, number]> = {
  reset: [0, 0],
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  inverse: [7, 27],
  strikethrough: [9, 29],
  black: [30, 39],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  white: [37, 39],
  gray: [90, 39],
  grey: [90, 39],
};

function styleWith(style: string | string[], text: string): string {
  if (nodeProcess.env.NO_COLOR) return text;
  return [style].flat().reduceRight((inner, name) => {
    const [begin, end] = codes[name] ?? [0, 0];
    return `\u001b[${begin}m${inner}\u001b[${end}m`;
  }, text);
}

const [esc, bell] = [27, 7].map((code) => String.fromCharCode(code));
const escapes = new RegExp(
  `${esc}\\[[0-9;?]*[ -/]*[@-~]|${esc}\\][^${bell}]*(?:${bell}|${esc}\\\\)`,
  'g',
);
const withoutColors = (text: string): string => text.replace(escapes, '');

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const noArguments = () => ({ values: {}, positionals: [] });

const { TextDecoder: WebDecoder, TextEncoder: WebEncoder } = globalThis;

/** `node:util`: the package of bundlers, with what has been added to Node since. */
const standIn = {
  ...util,
  formatWithOptions: (_options: unknown, ...values: unknown[]) => util.format(...values),
  isDeepStrictEqual: isEqual,
  parseArgs: noArguments,
  stripVTControlCharacters: withoutColors,
  styleText: styleWith,
  TextDecoder: WebDecoder,
  TextEncoder: WebEncoder,
  toUSVString: String,
};
Object.assign(util.inspect, { custom: Symbol.for('nodejs.util.inspect.custom') });

export default standIn;
const { inspect, promisify, deprecate, inherits, format, types, callbackify, debuglog } = util;
const { formatWithOptions, toUSVString } = standIn;

export {
  callbackify,
  debuglog as debug,
  debuglog,
  deprecate,
  format,
  formatWithOptions,
  inherits,
  inspect,
  isEqual as isDeepStrictEqual,
  noArguments as parseArgs,
  promisify,
  styleWith as styleText,
  toUSVString,
  types,
  WebDecoder as TextDecoder,
  WebEncoder as TextEncoder,
  withoutColors as stripVTControlCharacters,
};
