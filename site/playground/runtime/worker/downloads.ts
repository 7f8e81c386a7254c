import { fetchNewest } from './fetchNewest.ts';

/** One way in which a part is served: compressed, under a name with its hash. */
interface EncodedPart {
  format: string;
  file: string;
  bytes: number;
}

/** `manifest.json` of the runtime: the release, the script of the worker, and what is downloaded when. */
export interface RuntimeManifest {
  release: string;
  worker: string;
  parts: Record<string, EncodedPart[]>;
}

type Report = (loaded: number, total: number) => void;

/** A download that fails, with what the page should say. */
export class DownloadError extends Error {}

/** Where everything is: the script of the worker is one folder below. */
const folder = new URL('..', location.href);

export async function readRuntimeManifest(): Promise<RuntimeManifest> {
  const response = await request('manifest.json');
  return response.json();
}

/** Downloads and decompresses several parts at once, and reports the bytes of all that have been downloaded. */
export async function downloadParts(
  { parts }: RuntimeManifest,
  names: readonly string[],
  report: Report,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chosen = names.map((name) => chooseEncoding(parts[name] ?? []));
  const total = chosen.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    report(loaded, total);
  };
  report(0, total);
  return Promise.all(chosen.map((part) => downloadPart(part, count)));
}

async function downloadPart({ file, format }: EncodedPart, count: (bytes: number) => void) {
  const { body } = await request(file);
  if (!body) throw new DownloadError(`${file} is empty.`);
  const counter = new TransformStream<BufferSource, BufferSource>({
    transform(bytes, controller) {
      count(bytes.byteLength);
      controller.enqueue(bytes);
    },
  });
  const decompressed = body
    .pipeThrough(counter)
    .pipeThrough(new DecompressionStream(format as CompressionFormat));
  try {
    return new Uint8Array(await new Response(decompressed).arrayBuffer());
  } catch (error) {
    throw new DownloadError(`${file} could not be read: ${error}`);
  }
}

async function request(file: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetchNewest(new URL(file, folder));
  } catch (error) {
    throw new DownloadError(`${file} could not be downloaded: ${error}`);
  }
  if (!response.ok) throw new DownloadError(`${file} could not be downloaded: ${response.status}`);
  return response;
}

/** The first encoding that this browser can decompress: not all know Brotli, which is a third smaller. */
function chooseEncoding(encodings: readonly EncodedPart[]): EncodedPart {
  const known = encodings.find(({ format }) => {
    try {
      return new DecompressionStream(format as CompressionFormat);
    } catch {
      return false;
    }
  });
  if (!known) throw new DownloadError('This browser cannot decompress the tool.');
  return known;
}
