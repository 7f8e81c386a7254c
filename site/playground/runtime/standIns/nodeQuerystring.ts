import querystring from 'querystring-es3';

/** `node:querystring`: the package of bundlers, with the two names that it lacks. */
const standIn = { ...querystring, escape: encodeURIComponent, unescape: decodeURIComponent };
export default standIn;

const { escape: encodePart, unescape: decodePart } = standIn;
const { parse, stringify, decode, encode } = querystring;

export { decode, type decodePart as unescape, encode, type encodePart as escape, parse, stringify };
