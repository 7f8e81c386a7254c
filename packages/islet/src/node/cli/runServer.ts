import { messageOf } from '#shared/messageOf.ts';
import { untilStopped } from '#shared/server/untilStopped.ts';

/** A listening server. */
interface RunningServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a server, prints `intro` and its URL, and runs it until the process is stopped; resolves to the
 * exit code. Reports a port other than the requested one, and errors at startup.
 */
export async function runServer(
  wanted: number,
  start: () => Promise<RunningServer>,
  intro: () => string,
): Promise<number> {
  const stopped = untilStopped();
  // Keep running if the terminal or pipe that reads the output is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const starting = start().catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    return null;
  });
  const server = await Promise.race([starting, stopped]);
  if (server === null) return 1;
  // If the process was asked to stop before the server started, exit right away.
  if (server === undefined) process.exit();
  if (server.port !== wanted && wanted !== 0) {
    process.stdout.write(`Port ${wanted} is busy, using ${server.port}.\n`);
  }
  process.stdout.write(`${intro()}\n  ${server.url}\n`);
  await stopped;
  await server.close();
  return 0;
}
