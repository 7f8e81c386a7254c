export async function paint(text) {
  try {
    const { red } = await import('fancy-colors');
    return red(text);
  } catch {
    return text;
  }
}
