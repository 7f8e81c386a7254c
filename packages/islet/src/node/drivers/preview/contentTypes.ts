import { lookup } from 'mrmime';

/** The media type of a file by its extension, and whether it is worth compressing. */
export function getContentType(file: string): { type: string; compressible: boolean } {
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](?:json|xml)$/.test(type);
  return {
    type: isText ? `${type}; charset=utf-8` : type,
    // The search index has no type of its own.
    compressible: isText || /^application\/(?:wasm|octet-stream)$/.test(type),
  };
}
