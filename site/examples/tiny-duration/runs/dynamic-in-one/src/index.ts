export const lazyFormat = async (milliseconds: number): Promise<string> => {
  const { format } = await import('./format');
  return format(milliseconds);
};
