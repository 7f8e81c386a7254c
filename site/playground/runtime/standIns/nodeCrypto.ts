import createHash from 'create-hash/browser.js';
import { memoryBuffer } from './fileSystem.ts';

const { crypto: webcrypto } = globalThis;
const listHashes = () => ['md5', 'sha1', 'sha256', 'sha512'];
const createId = () => webcrypto.randomUUID();
const createBytes = (size: number) =>
  memoryBuffer.from(webcrypto.getRandomValues(new Uint8Array(size)));

/** `crypto.hash` of later releases of Node, which compilers of Vue use. */
const hashAtOnce = (algorithm: string, data: string, encoding = 'hex'): string =>
  createHash(algorithm).update(data).digest(encoding);

export {
  createBytes as randomBytes,
  createHash,
  createId as randomUUID,
  hashAtOnce as hash,
  listHashes as getHashes,
  webcrypto,
};
/** `node:crypto`: hashes, which must be synchronous, unlike those of the browser. */
export default {
  createHash,
  hash: hashAtOnce,
  getHashes: listHashes,
  randomBytes: createBytes,
  randomUUID: createId,
  webcrypto,
};
