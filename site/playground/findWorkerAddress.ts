import { fetchNewest } from './runtime/worker/fetchNewest.ts';

/** Finds the script of the worker in the folder of the runtime, whose manifest names it. Rejects if it isn't there. */
export async function findWorkerAddress(folder: string): Promise<string> {
  const url = `${folder}manifest.json`;
  const response = await fetchNewest(url);
  if (!response.ok) throw new Error(`${url} could not be downloaded: ${response.status}`);
  const manifest: unknown = await response.json();
  return `${folder}${Object(manifest).worker}`;
}
