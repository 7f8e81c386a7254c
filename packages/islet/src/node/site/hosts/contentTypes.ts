import { lookup } from 'mrmime';

/** The media type of a file by its name or extension, and whether it is worth compressing. */
export function getContentType(file: string): { type: string; compressible: boolean } {
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](?:json|xml)$/.test(type);
  return {
    type: isText ? `${type}; charset=utf-8` : type,
    // The search index has no type of its own.
    compressible: isText || /^application\/(?:wasm|octet-stream)$/.test(type),
  };
}

/** The types of files with these extensions, for servers that have to be told. */
export interface TypeGroups {
  /** Each type, with its extensions. */
  types: Array<[type: string, extensions: string[]]>;
  /** Those of texts. */
  texts: string[];
  /** Those that are worth compressing. */
  compressed: string[];
}

/** Groups extensions, such as `html`, by their types. */
export function groupTypes(extensions: readonly string[]): TypeGroups {
  const types = new Map<string, string[]>();
  const [texts, compressed] = [new Set<string>(), new Set<string>()];
  for (const extension of [...new Set(extensions)].sort()) {
    const { type: whole, compressible } = getContentType(extension);
    const [type = ''] = whole.split(';');
    types.set(type, [...(types.get(type) ?? []), extension]);
    if (type !== whole) texts.add(type);
    if (compressible) compressed.add(type);
  }
  return { types: [...types], texts: [...texts], compressed: [...compressed] };
}
