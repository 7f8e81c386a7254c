/** Formats bytes as `344 B` or `1.7 kB`, where 1 kB is 1000 bytes. */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
