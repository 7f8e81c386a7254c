const shells = /^(?:bash|sh|shell|zsh|console)$/;

/**
 * The text to copy from a code block (SPEC 2.8): shell commands without prompts, and the new version of a
 * diff.
 */
export function codeToCopy(code: string, language: string): string {
  const text = code.replace(/\n+$/, '');
  if (shells.test(language)) return text.replace(/^\s*\$ +/gm, '');
  if (language !== 'diff') return text;
  const lines = text.split('\n').filter((line) => !/^(?:-|@@|\+{3} |diff |index )/.test(line));
  // Context lines start with a space in place of the sign, often followed by another one; otherwise it is code.
  const margin = [/^[+ ] /, /^[+ ]/].find((start) =>
    lines.every((line) => line.trim() === '' || start.test(line)),
  );
  return lines.map((line) => line.replace(margin ?? /^\+/, '')).join('\n');
}
