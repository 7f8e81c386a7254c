import { extname } from 'node:path';

const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Record<string, string> = {
  '.bin': 'application/octet-stream',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** The media type of a file by its extension, and whether it is worth compressing. */
export function getContentType(file: string): { type: string; compressible: boolean } {
  const extension = extname(file).toLowerCase();
  const text = TEXT_TYPES[extension];
  if (text) return { type: `${text}; charset=utf-8`, compressible: true };
  const type = BINARY_TYPES[extension] ?? 'application/octet-stream';
  return { type, compressible: ['.bin', '.wasm'].includes(extension) };
}
