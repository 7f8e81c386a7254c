import stream from 'readable-stream/lib/ours/browser.js';

/** `node:stream/promises`, taken from the package that replaces `node:stream`. */
const { promises } = stream;
export default promises;

export const { pipeline, finished } = promises;
