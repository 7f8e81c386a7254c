/**
 * Copies a text. Where the browser gives no access to the clipboard, the older way is tried, and then
 * the reader is asked to copy from a prompt (SPEC 8); false when it came to that.
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
