/**
 * Adds a stylesheet from a script, in the form that a policy without inline styles allows. Returns a function
 * that removes it.
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
