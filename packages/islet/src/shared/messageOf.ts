/** Maximum length of a message in characters: some quote an entire source file. */
const longest = 500;

/** The message of a thrown value in one line, even if reading the value throws. */
export function messageOf(thrown: unknown): string {
  try {
    const message =
      typeof thrown === 'object' && thrown !== null && 'message' in thrown
        ? thrown.message
        : thrown;
    const text = String(message).trim();
    if (text === '') return 'it threw an error without a message';
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  } catch {
    return 'it threw a value that cannot be read';
  }
}
