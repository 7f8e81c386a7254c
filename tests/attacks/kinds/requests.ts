import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { type Running, runCli, startCli } from '#islet/testing/cli.ts';
import { copyFixture } from '#islet/testing/fixtureSites.ts';
import { patience } from '#islet/testing/patience.mjs';
import type { Attack } from '../attack.ts';
import { type HostileRequest, makeHostileRequest } from '../hostileRequest.ts';
import type { Random } from '../random.ts';

/** A server to attack. */
interface Target {
  name: string;
  running: Running;
  port: number;
  /** Valid URL paths; the first one is requested after the attack. */
  paths: readonly string[];
}

/** Content of files that must not be served. */
const secret = 'not for readers';

const pages = ['/docs/guide/start', '/docs/', '/docs/guide/', '/docs/zh/', '/', '/docs/old/start'];
const files = ['/docs/guide/start.data.bin', '/docs/icon.svg', '/docs/search_index.en.json'];
const queries = [
  '/search?keyword=start',
  '/health',
  '/search',
  '/search?keyword=%E5%BF%AB&lang=zh',
];

/** Sends hostile requests to each of the three servers, many at once. */
export const requests: Attack = {
  name: 'requests',
  share: 2,
  async begin(folder) {
    const siteRoot = await copyFixture('full', folder);
    const built = await runCli('build', siteRoot);
    if (built.code !== 0) throw new Error(`The site could not be built:\n${built.printed}`);
    await writeSecrets(folder, siteRoot);
    const dist = path.join(siteRoot, 'dist');
    const searchArgs = [`docs=${dist}`, '--port', '0', '--per-minute', '1000000'];
    const targets = await Promise.all([
      openTarget('dev', startCli('dev', siteRoot, '--port', '0'), [...pages, ...files]),
      openTarget('preview', startCli('preview', siteRoot, '--port', '0'), [...pages, ...files]),
      openTarget('search', startCli('search-server', ...searchArgs), queries),
    ]);
    return {
      async play(random) {
        const faults: string[] = [];
        for (const target of targets) faults.push(...(await attack(random, target)));
        return faults;
      },
      async end() {
        for (const { running } of targets) running.process.kill();
        await Promise.all(targets.map(({ running }) => running.ended));
      },
    };
  },
};

/** Writes secret files outside the served folder, and hidden files inside. */
async function writeSecrets(folder: string, siteRoot: string): Promise<void> {
  const hidden = ['.env', '.DS_Store', '.git/config'];
  const all = [
    path.join(folder, 'secret.txt'),
    path.join(siteRoot, 'secret.txt'),
    ...['dist', 'public'].flatMap((root) => hidden.map((name) => path.join(siteRoot, root, name))),
  ];
  for (const file of all) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, secret);
  }
}

async function openTarget(
  name: string,
  running: Running,
  paths: readonly string[],
): Promise<Target> {
  const [, port] = await running.printed(/http:\/\/127\.0\.0\.1:(\d+)\//);
  return { name, running, port: Number(port), paths };
}

async function attack(random: Random, target: Target): Promise<string[]> {
  const { name, running, port, paths } = target;
  const host = `127.0.0.1:${port}`;
  const sent = Array.from({ length: 1 + random.below(30) }, () =>
    makeHostileRequest(random, { paths, host }),
  );
  const answers = await Promise.all(sent.map((request) => send(port, request)));
  const faults = sent.flatMap((request, index) => findFaults(request, answers[index] ?? null));
  const normal: HostileRequest = {
    text: `GET ${paths[0]} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    isCut: false,
    isForeign: false,
  };
  const after = await send(port, normal);
  if (!after?.startsWith('HTTP/1.1 200 ')) {
    faults.push(`After the attack, ${paths[0]} is answered with ${JSON.stringify(after)}.`);
  }
  if (running.process.exitCode !== null || running.process.signalCode !== null) {
    faults.push(`The server has exited:\n${(await running.ended).printed}`);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Sends a request and returns everything received until the connection is closed; null if it never is. */
function send(port: number, { text, isCut }: HostileRequest): Promise<string | null> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (isCut) socket.end(text);
      else socket.write(text);
    });
    const timer = setTimeout(() => {
      resolve(null);
      socket.destroy();
    }, patience);
    socket.setEncoding('latin1').on('data', (part) => {
      received += part;
      // An event stream stays open.
      if (/^content-type: text\/event-stream/im.test(received)) socket.destroy();
    });
    // A server may close the connection if it can't parse the request.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

function findFaults({ text, isCut, isForeign }: HostileRequest, answer: string | null): string[] {
  const shown = JSON.stringify(text.length > 600 ? `${text.slice(0, 600)}…` : text);
  if (answer === null) return [`${shown} was never answered.`];
  const status = Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d+) /.exec(answer)?.[1] ?? 0);
  const faults: string[] = [];
  if (status >= 500) faults.push(`${shown} was answered with ${status}: ${answer.slice(0, 300)}`);
  if (answer.includes(secret)) faults.push(`${shown} got a file that must not be served.`);
  if (isForeign && !isCut && status < 400 && status !== 0) {
    faults.push(`${shown} has a foreign host and was answered with ${status}.`);
  }
  return faults;
}
