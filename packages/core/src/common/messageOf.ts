/** Longest message that is passed on, in characters: some quote a whole source. */
const longest = 500;

/** What a thrown value says in one line of text, whatever it is: even one that throws when it is read. */
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
