/** How the bundler writes a `#` in a path, which would otherwise start a fragment. */
export const escapedHash = '\u200b#';
