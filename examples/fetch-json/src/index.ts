export async function read(url: string) {
  const response = await fetch(url);
  return { url, ...(await response.json()) };
}
