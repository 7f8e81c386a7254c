import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|bin|js|css|json|svg|txt|xml|md)$/;
/** Size in bytes; smaller files fit into one packet anyway. */
const minimum = 512;

/** Writes a `.br` and a `.gz` file next to every file of an output that compresses well. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  const next = files.values();
  const run = async (): Promise<void> => {
    for (const entry of next) {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < minimum || isCompressed(bytes)) continue;
      const small = await toBrotli(bytes);
      // Texts of the search index are compressed already.
      if (small.length >= bytes.length) continue;
      await writeFile(`${file}.br`, small);
      await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: 4 }, run));
}

/** Bytes of a sample, and of the files that one is taken of: trying to compress megabytes takes seconds. */
const sampled = { size: 64 * 1024, least: 1024 * 1024 };

/** Whether a large file is compressed already, such as a part of a program that pages decompress themselves. */
function isCompressed(bytes: Buffer): boolean {
  if (bytes.length < sampled.least) return false;
  const middle = Math.floor((bytes.length - sampled.size) / 2);
  const sample = bytes.subarray(middle, middle + sampled.size);
  return gzipSync(sample, { level: 1 }).length > sample.length * 0.98;
}

const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);
const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);

const toBrotli = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
