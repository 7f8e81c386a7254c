import { findFreePort } from '../preview/findFreePort.ts';

/** The wanted port, or the next free one after it, which is said. */
export async function takePort(wanted: number, host: string): Promise<number> {
  const port = await findFreePort(wanted, host);
  if (port !== wanted && wanted !== 0) {
    process.stdout.write(`Port ${wanted} is busy, taking ${port}.\n`);
  }
  return port;
}
