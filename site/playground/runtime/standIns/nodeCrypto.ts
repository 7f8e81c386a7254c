import createHash from 'create-hash/browser.js';
import { memoryBuffer } from './fileSystem.ts';

const { crypto: webcrypto } = globalThis;
const listHashes = () => ['md5', 'sha1', 'sha256', 'sha512'];
const createId = () => webcrypto.randomUUID();
const createBytes = (size: number) =>
  memoryBuffer.from(webcrypto.getRandomValues(new Uint8Array(size)));

export {
  createBytes as randomBytes,
  createHash,
  createId as randomUUID,
  listHashes as getHashes,
  webcrypto,
};
/** `node:crypto`: hashes, which must be synchronous, unlike those of the browser. */
export default {
  createHash,
  getHashes: listHashes,
  randomBytes: createBytes,
  randomUUID: createId,
  webcrypto,
};
