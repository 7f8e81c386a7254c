import { promises } from './nodeFs.ts';

/** `node:fs/promises`: of the same file system. */
export default promises;

export const {
  access,
  appendFile,
  copyFile,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  open,
  opendir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  utimes,
  writeFile,
} = promises;
