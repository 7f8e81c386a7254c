import { open } from 'node:fs/promises';
import type { StreamedBody } from '#shared/server/openServer.ts';
import { type FoundFile, versionOf } from './openFolder.ts';
import type { ByteRange } from './readRange.ts';

/** Bytes of a file that are read at once; most files have fewer. */
const most = 256 * 1024;

/**
 * Reads a part of a file: its start now, the rest while it is sent. Nothing is open in between, because that would keep
 * a build on Windows from replacing the folder; if the file has changed, the rest can't be sent.
 */
export async function readPart(
  file: FoundFile,
  { start, end }: ByteRange,
): Promise<Buffer | StreamedBody> {
  const first = await readPiece(file, { start, end });
  const bytes = end - start;
  return first.length === bytes
    ? first
    : { bytes, pieces: readPieces(first, file, { start, end }) };
}

async function* readPieces(first: Buffer, file: FoundFile, { start, end }: ByteRange) {
  yield first;
  for (let at = start + first.length; at < end; at += most) {
    yield await readPiece(file, { start: at, end });
  }
}

async function readPiece(file: FoundFile, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(file.path);
  try {
    if (versionOf(await handle.stat()) !== file.version)
      throw new Error(`${file.path} has changed while it was sent.`);
    const length = Math.min(end - start, most);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer;
  } finally {
    await handle.close();
  }
}
