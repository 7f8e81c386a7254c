import { memoryBuffer } from './fileSystem.ts';

const { Blob: WebBlob } = globalThis;
const constants = { MAX_LENGTH: 2 ** 31 - 1 };
const kMaxLength = constants.MAX_LENGTH;
const isUtf8 = () => true;

export { constants, isUtf8, kMaxLength, memoryBuffer as Buffer, WebBlob as Blob };
/** `node:buffer`: the class of the file system in memory, since packages compare classes. */
export default { Blob: WebBlob, Buffer: memoryBuffer, constants, isUtf8, kMaxLength };
