/** Milliseconds that the copied state is shown (SPEC 9). */
export const feedback = 2000;

/**
 * Copies a text. If the browser denies access to the clipboard, falls back to `execCommand` and then to a
 * prompt to copy from (SPEC 8). Returns false if the prompt was needed.
 */
export async function copyText(text: string, prompt: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { default: copy } = await import('copy-to-clipboard');
    return copy(text, { message: prompt, fallbackToPrompt: true });
  }
}
