import { createHash } from 'node:crypto';

/** Names something together with files by their path, in whatever order. */
export function hashFiles(text: string, files: Readonly<Record<string, Uint8Array>>): string {
  const hash = createHash('sha256').update(text);
  for (const [name, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
