/** The files of a host, by their path below its root. */
export type Published = ReadonlyMap<string, string>;

/** Asks a host for the target of a request, as in `/docs/?a=1`; redirects aren't followed. */
export type AskHost = (target: string, headers?: Record<string, string>) => Promise<Response>;

const types: Record<string, string> = { html: 'text/html; charset=utf-8' };

/** Answers with a file or with a redirect. */
export function respond(
  status: number,
  content: { location: string } | { file: string | null; files: Published },
): Response {
  if ('location' in content) return new Response(null, { status, headers: content });
  const { file, files } = content;
  const type = types[file?.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const body = file === null ? '' : (files.get(file) ?? '');
  return new Response(Buffer.from(body, 'latin1'), { status, headers: { 'content-type': type } });
}

/** The file of this name in the folder of a path, or in the nearest one above it that has one. */
export function findNearest(path: string, name: string, files: Published): string | null {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  const file = folder === null ? name : `${folder}/${name}`;
  if (files.has(file)) return file;
  return folder === null ? null : findNearest(folder, name, files);
}

/** The files of an output as they are published below a base: hosts read rules at their root. */
export function publish(files: Record<string, string>, base: string): Published {
  const place = (name: string): string =>
    name === '_headers' || name === '_redirects' ? name : base.slice(1) + name;
  return new Map(Object.entries(files).map(([name, text]) => [place(name), text]));
}
