/**
 * Fetches a file whose name has no hash: the newest one or, without a connection, the one that the browser has kept. So
 * the tool starts again after the first time, whatever becomes of the connection.
 */
export async function fetchNewest(url: URL | string): Promise<Response> {
  try {
    return await fetch(url);
  } catch {
    return fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
  }
}
