/**
 * Whether a path, with `/`, names a hidden file or one in a hidden folder, as `.env` and `.git/config`.
 * Only `.well-known` is meant for readers (RFC 8615).
 */
export function isHidden(file: string): boolean {
  return file.split('/').some((name) => /^\.(?!\.?$)/.test(name) && name !== '.well-known');
}
