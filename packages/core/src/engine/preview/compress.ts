import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content encoding that the preview can produce. */
export type Encoding = 'br' | 'gzip';

/** Compresses what `read` gives, or answers from memory what it has compressed under this key. */
export type Compressor = (job: {
  key: string;
  encoding: Encoding;
  read: () => Promise<Buffer>;
}) => Promise<Buffer>;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Hosts that compress on the fly settle near these levels; the last percents cost most of the time.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** The encodings a client accepts (`Accept-Encoding`), the best first; brotli wins a draw. */
export function chooseEncodings(accepted: string): Encoding[] {
  const weights = new Map(
    accepted.split(',').map((entry) => {
      const [name = '', ...params] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)];
    }),
  );
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const)
    .filter((encoding) => weigh(encoding) > 0)
    .sort((a, b) => weigh(b) - weigh(a));
}

/** Creates a compressor that remembers its latest results, up to `maxBytes` of them. */
export function createCompressor(maxBytes: number): Compressor {
  const results = new Map<string, Buffer>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= results.get(key)?.length ?? 0;
    results.delete(key);
  };
  // A map keeps the order of insertion, so what was asked for last is moved to its end.
  const remember = (key: string, result: Buffer) => {
    forget(key);
    if (result.length > maxBytes) return;
    results.set(key, result);
    bytes += result.length;
    for (const oldest of results.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  };

  return async ({ key, encoding, read }) => {
    const id = `${encoding}:${key}`;
    const result = results.get(id) ?? (await compressors[encoding](await read()));
    remember(id, result);
    return result;
  };
}
