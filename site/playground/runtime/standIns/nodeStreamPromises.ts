import stream from 'readable-stream/lib/ours/browser.js';

/** `node:stream/promises`: of the package that stands in for `node:stream`. */
const { promises } = stream;
export default promises;

export const { pipeline, finished } = promises;
