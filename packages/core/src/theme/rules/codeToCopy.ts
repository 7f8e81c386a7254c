const shells = /^(?:bash|sh|shell|zsh|console)$/;

/**
 * The text that a reader wants from a code block (SPEC 2.8): without the prompts of a shell, and of a
 * diff only what is there after the change.
 */
export function codeToCopy(code: string, language: string): string {
  const text = code.replace(/\n+$/, '');
  if (shells.test(language)) return text.replace(/^\s*\$ +/gm, '');
  if (language !== 'diff') return text;
  const lines = text.split('\n').filter((line) => !/^(?:-|@@|\+{3} |diff |index )/.test(line));
  // Context lines have room for the sign, and often a space behind it; without it, that is code.
  const margin = [/^[+ ] /, /^[+ ]/].find((start) =>
    lines.every((line) => line.trim() === '' || start.test(line)),
  );
  return lines.map((line) => line.replace(margin ?? /^\+/, '')).join('\n');
}
