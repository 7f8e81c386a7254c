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
  // A margin of one column is the diff's own only where every line has it.
  const hasMargin = lines.every((line) => line === '' || /^[+ ]/.test(line));
  return lines.map((line) => line.replace(hasMargin ? /^[+ ]/ : /^\+/, '')).join('\n');
}
