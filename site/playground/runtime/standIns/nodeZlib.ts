import stream from 'readable-stream/lib/ours/browser.js';
import { memoryBuffer } from './fileSystem.ts';

type Done = (error: unknown, bytes?: Uint8Array) => void;

/** Compresses with the browser's own zlib, which in Chromium is that of Node: the sizes that are printed agree. */
async function compress(data: string | Uint8Array, format: CompressionFormat): Promise<Buffer> {
  const bytes = new Blob([memoryBuffer.from(data)]).stream();
  const compressed = new Response(bytes.pipeThrough(new CompressionStream(format)));
  return memoryBuffer.from(await compressed.arrayBuffer());
}

/** A function of `node:zlib`, whose options are optional. */
const withCallback =
  (format: CompressionFormat) =>
  (data: string | Uint8Array, ...rest: unknown[]): void => {
    const done = rest.at(-1) as Done;
    compress(data, format).then((bytes) => done(null, bytes), done);
  };

/** A stream that compresses all at its end. */
function createCompressor(): unknown {
  const parts: Uint8Array[] = [];
  return new stream.Transform({
    transform(part, _encoding, next) {
      parts.push(memoryBuffer.from(part));
      next();
    },
    flush(next) {
      compress(memoryBuffer.concat(parts), 'gzip').then((bytes) => {
        this.push(bytes);
        next();
      }, next);
    },
  });
}

function refuse(): never {
  throw new Error('The playground compresses with gzip and deflate only.');
}

const gzip = withCallback('gzip');
const deflate = withCallback('deflate');
const constants = {};

export {
  constants,
  createCompressor as createGzip,
  deflate,
  gzip,
  refuse as brotliCompress,
  refuse as brotliDecompress,
  refuse as createBrotliCompress,
  refuse as createGunzip,
  refuse as deflateSync,
  refuse as gunzip,
  refuse as gunzipSync,
  refuse as gzipSync,
  refuse as inflate,
  refuse as inflateSync,
};
/** `node:zlib`: what the table of file sizes needs, and what Babel's loader looks for. */
export default { constants, createGzip: createCompressor, deflate, gunzip: refuse, gzip };
