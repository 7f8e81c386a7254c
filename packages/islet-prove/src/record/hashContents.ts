import { createHash } from 'node:crypto';

/** Hashes a text and files with their paths, independent of their order. */
export function hashContents(text: string, files: Readonly<Record<string, Uint8Array>>): string {
  const hash = createHash('sha256').update(text);
  for (const [name, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
