/**
 * Whether a file or one of its folders is hidden, such as `.env` and `.git/config`; the path has `/`.
 * `.well-known` is not hidden, because browsers read it (RFC 8615).
 */
export function isHidden(file: string): boolean {
  return file.split('/').some((name) => /^\.(?!\.?$)/.test(name) && name !== '.well-known');
}
