import { messageOf } from '#common/messageOf.ts';
import { untilStopped } from '#common/server/untilStopped.ts';

/** A server that listens. */
interface RunningServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a server, prints `intro` and its address, and runs it until it is stopped; resolves to the
 * exit code. Says when it has another port than the wanted one, and why it cannot start.
 */
export async function runServer(
  wanted: number,
  start: () => Promise<RunningServer>,
  intro: () => string,
): Promise<number> {
  const stopped = untilStopped();
  // A terminal or a pipe that no one reads any more is not a reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const starting = start().catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    return null;
  });
  const server = await Promise.race([starting, stopped]);
  if (server === null) return 1;
  // Asked to end before it has started, the process need not wait for that.
  if (server === undefined) process.exit();
  if (server.port !== wanted && wanted !== 0) {
    process.stdout.write(`Port ${wanted} is busy, taking ${server.port}.\n`);
  }
  process.stdout.write(`${intro()}\n  ${server.url}\n`);
  await stopped;
  await server.close();
  return 0;
}
