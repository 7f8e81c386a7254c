/** Tells an icon that is an image, named by its path or URL, from one that is a short text. */
export function isImageIcon(icon: string): boolean {
  return /^(?:\.{0,2}\/|https?:|data:)/i.test(icon);
}
