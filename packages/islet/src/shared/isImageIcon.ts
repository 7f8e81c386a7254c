/** Whether an icon is an image, given by path or URL, and not a short text. */
export function isImageIcon(icon: string): boolean {
  return /^(?:\.{0,2}\/|https?:|data:)/i.test(icon);
}
