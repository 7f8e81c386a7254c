document.addEventListener('click', async () => {
  const { parse } = await import('./parse');
  parse('1:35');
});
