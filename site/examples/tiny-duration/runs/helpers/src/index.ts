export async function measure(work: () => Promise<object>) {
  const start = Date.now();
  const result = await work();
  return { ms: Date.now() - start, ...result };
}
