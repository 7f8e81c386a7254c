import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content encoding that the preview can produce. */
export type Encoding = 'br' | 'gzip';

/** Compresses the result of `read`, or returns the cached result for this key. */
export type Compressor = (job: {
  key: string;
  encoding: Encoding;
  read: () => Promise<Buffer>;
}) => Promise<Buffer>;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Hosts that compress on the fly use about these levels; higher ones take far more time for a few percent.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** The encodings that a client accepts (`Accept-Encoding`), best first; Brotli wins a tie. */
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

/** Creates a compressor that caches up to `maxBytes` of results, least recently used dropped first. */
export function createCompressor(maxBytes: number): Compressor {
  const results = new Map<string, Buffer>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= results.get(key)?.length ?? 0;
    results.delete(key);
  };
  // A map keeps insertion order, so the most recently used result moves to the end.
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

  // Clients that ask at the same time share one result.
  const running = new Map<string, Promise<Buffer>>();
  const run = async (id: string, { encoding, read }: Parameters<Compressor>[0]) => {
    const work = running.get(id) ?? read().then(compressors[encoding]);
    running.set(id, work);
    try {
      return await work;
    } finally {
      running.delete(id);
    }
  };

  return async (job) => {
    const id = `${job.encoding}:${job.key}`;
    const result = results.get(id) ?? (await run(id, job));
    remember(id, result);
    return result;
  };
}
