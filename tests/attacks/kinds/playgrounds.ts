import path from 'node:path';
import { type BuildOutcome, WorkerLife } from '../../../site/playground/openWorker.ts';
import { decodeLink } from '../../../site/playground/page/shareLink.ts';
import type { Attack } from '../attack.ts';
import type { Random } from '../random.ts';

/** Attacks the playground with links, and with a worker that posts what it likes and ends when it likes. */
export const playground: Attack = {
  name: 'playground',
  share: 300,
  begin: async () => ({
    play: async (random) => [...(await openLink(random)), ...(await useWorker(random))],
    end: async () => {},
  }),
};

const names = [
  ...['src/index.ts', 'rslib.config.ts', 'a', 'é/文.ts', 'a b/c#d?e'],
  ...['../a', '/etc/passwd', 'a/../../b', './a', '..', '', ' ', 'a//b', 'a\\b', 'a\0', 'C:\\a'],
  ...[
    '__proto__',
    'constructor',
    'prototype/a',
    'node_modules/a/index.js',
    `a/${'b/'.repeat(200)}`,
  ],
];

const values = ['', 'export {}', 1, null, true, [], {}, 'x'.repeat(2000)];

/** Whether a path names a file below the folder that it is relative to, and can be a key of an object. */
const staysInside = (file: string): boolean =>
  path.posix.resolve('/project', file) === `/project/${file}` && !/__proto__|\0/.test(file);

/** As JSON, because an object literal can't have a property `__proto__`. */
const drawProject = (random: Random): string =>
  `{${Array.from(
    { length: random.below(4) },
    () => `${JSON.stringify(random.pick(names))}:${JSON.stringify(random.pick(values))}`,
  ).join()}}`;

async function deflate(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
}

/** Whatever a link carries, it is a project whose files stay in it, or nothing. */
async function openLink(random: Random): Promise<string[]> {
  const files = random.pick([drawProject(random), '[]', '{', 'null', '0'.repeat(2_000_000)]);
  const command = JSON.stringify(random.pick(values));
  const packed = random.pick([
    ['1~', files],
    ['2~', `{"files":${files},"command":${command}}`],
  ] as const);
  const whole = packed[0] + (await deflate(packed[1]));
  const fragment = random.chance(0.3) ? whole.slice(0, random.below(whole.length)) : whole;
  const content = await decodeLink(fragment);
  if (content.kind !== 'project') return [];
  return Object.entries(content.files)
    .filter(([file, text]) => !staysInside(file) || typeof text !== 'string')
    .map(([file]) => `\`${fragment.slice(0, 200)}\` opens a file ${JSON.stringify(file)}.`);
}

function drawReply(random: Random): unknown {
  const number = random.pick([0, 1, 2, 3, -1, 0.5, Number.NaN, Infinity, 1e300, '1', null]);
  const text = random.pick(['', '<b>', 1, null, {}]);
  return random.pick([
    { kind: 'progress', loaded: number, total: random.pick([0, 10, null]) },
    { kind: 'ready', release: text, milliseconds: number },
    { kind: 'log', id: number, text },
    { kind: 'failed', reason: random.pick(['panic', 'memory', 'toString', 1]), text },
    {
      ...{ kind: 'built', id: number, isFailed: false, milliseconds: 1 },
      files: { [random.pick(names)]: random.pick([new Uint8Array(1), 'text', null]) },
    },
    ...[null, 1, 'ready', [], {}, { kind: '__proto__' }],
  ]);
}

/** Each build ends, at the latest when the reader stops; there is one worker at most, and files stay in the project. */
async function useWorker(random: Random): Promise<string[]> {
  const live = new Set<object>();
  const calls: Array<() => void> = [];
  const deliver: Array<(data: unknown) => void> = [];
  let most = 0;
  const life = new WorkerLife(
    {
      ...{ isIsolated: random.chance(0.95), hasThreads: random.chance(0.95) },
      wait: (_, call) => {
        calls.push(call);
        return () => void calls.splice(calls.indexOf(call), 1);
      },
      async create() {
        if (random.chance(0.1)) throw new Error('404');
        const worker: Awaited<ReturnType<ConstructorParameters<typeof WorkerLife>[0]['create']>> = {
          ...{ onmessage: null, onerror: null },
          postMessage: () => {},
          terminate: () => void live.delete(worker),
        };
        live.add(worker);
        most = Math.max(most, live.size);
        deliver.push((data) =>
          worker.onmessage?.call(globalThis as never, new MessageEvent('', { data })),
        );
        return worker;
      },
    },
    {},
  );
  const builds: Array<Promise<BuildOutcome>> = [];
  const steps = [
    () => void builds.push(life.build({ a: '' })),
    () => life.stop(),
    () =>
      random.pick([() => {}, ...deliver])(
        random.pick([drawReply(random), ready, drawReply(random)]),
      ),
    () => random.pick([() => {}, ...calls])(),
  ];
  for (let left = random.below(30); left > 0; left -= 1) {
    random.pick(steps)();
    await Promise.resolve();
  }
  life.stop();
  const outcomes = await Promise.all(builds);
  const paths = outcomes.flatMap((one) => (one.kind === 'built' ? Object.keys(one.files) : []));
  return [
    ...paths.filter((file) => !staysInside(file)).map((file) => `A build wrote ${file}.`),
    ...(most > 1 ? [`There were ${most} workers.`] : []),
  ];
}

const ready = { kind: 'ready', release: '1.0.1', milliseconds: 1 };
