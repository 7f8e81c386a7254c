/**
 * Adds styles that come with a script; a policy without inline styles allows them in this form.
 * Returns what takes them away.
 */
export function adoptStyles(text: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    const rest = document.adoptedStyleSheets.filter((other) => other !== sheet);
    document.adoptedStyleSheets = rest;
  };
}
