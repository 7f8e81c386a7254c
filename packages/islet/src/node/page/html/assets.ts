import { createHash } from 'node:crypto';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Asset } from '#shared/types.ts';
import { hashedFolder } from '#shared/url.ts';

/**
 * Describes a file that a page shows or offers: its path in the output (named by its content, so that it can
 * be cached forever) and, for images, its size in pixels.
 */
export function describeAsset(source: string, bytes: Buffer): Asset {
  return { source, output: nameByContent(source, bytes), ...sizeOf(bytes) };
}

/** Path in the output of a file with this name or path and this content. */
export function nameByContent(file: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(file);
  // With the hash, a long name would be too long for a file.
  const start = [...name.replace(/[^\p{L}\p{N}._-]+/gu, '-')].slice(0, 50).join('');
  return `${hashedFolder}/${start}.${hash}${ext.toLowerCase()}`;
}

/** Width and height of an image; nothing for other files and for images that can't be read. */
export function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return {};
  }
}
