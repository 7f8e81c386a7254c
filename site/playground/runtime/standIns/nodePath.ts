import pathBrowserify from 'path-browserify';

/** `node:path`: that of POSIX, with the names that the package lacks. */
const standIn: typeof pathBrowserify = Object.assign(pathBrowserify, {
  posix: pathBrowserify,
  win32: pathBrowserify,
  toNamespacedPath: (path: string) => path,
});
export default standIn;

export const {
  basename,
  delimiter,
  dirname,
  extname,
  format,
  isAbsolute,
  join,
  normalize,
  parse,
  posix,
  relative,
  resolve,
  sep,
  toNamespacedPath,
  win32,
} = standIn;
