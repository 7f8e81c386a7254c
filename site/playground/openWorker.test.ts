import { describe, expect, test } from 'vitest';
import { type BuildOutcome, buildsPerWorker, WorkerLife } from './openWorker.ts';
import type { WorkerReply } from './protocol.ts';

type TestedWorker = Awaited<ReturnType<ConstructorParameters<typeof WorkerLife>[0]['create']>>;

/** A page whose workers are only written down: what they got, and what the test lets them answer. */
function openPage({ isIsolated = true, hasThreads = true, isThere = true } = {}) {
  const events: string[] = [];
  const shown: string[] = [];
  let onTimeout = () => {};
  let workers = 0;
  let reply: (data: unknown) => void = () => {};
  let crash: (message: string) => void = () => {};
  const life = new WorkerLife(
    {
      isIsolated,
      hasThreads,
      wait: (_milliseconds, call) => {
        onTimeout = call;
        return () => {
          onTimeout = () => {};
        };
      },
      create: () => {
        workers += 1;
        const name = `worker ${workers}`;
        events.push(`${name} starts`);
        const worker: TestedWorker = {
          onmessage: null,
          onerror: null,
          postMessage: (message: { id: number; files: object }) =>
            events.push(`${name} builds ${Object.keys(message.files)} as ${message.id}`),
          terminate: () => events.push(`${name} ends`),
        };
        reply = (data) =>
          worker.onmessage?.call(globalThis as never, new MessageEvent('', { data }));
        crash = (message) =>
          worker.onerror?.call(
            globalThis as never,
            Object.assign(new Event('error'), { message }) as never,
          );
        if (!isThere) return Promise.reject(new Error('404'));
        // biome-ignore lint/suspicious/noThenProperty: it is there at once, so that a test can answer at once
        return { then: (use) => Promise.resolve(use?.(worker) as never) };
      },
    },
    {
      onLog: (text) => shown.push(text),
      onProgress: (loaded, total) => shown.push(`${loaded} of ${total}`),
      onReady: (release) => shown.push(release),
    },
  );
  return {
    life,
    events,
    shown,
    reply: (data: WorkerReply | unknown) => reply(data),
    crash: (message: string) => crash(message),
    timeOut: () => onTimeout(),
  };
}

const ready = { kind: 'ready', release: '1.0.1', milliseconds: 1 };
const built = (id: number) => ({ kind: 'built', id, files: {}, isFailed: false, milliseconds: 1 });
const describeOutcome = (outcome: BuildOutcome) =>
  outcome.kind === 'failed' ? `${outcome.reason}: ${outcome.text}` : outcome.kind;

describe('the life of the worker:', () => {
  test('the first build starts it, and later ones use it', async () => {
    const { life, events, shown, reply } = openPage();
    const first = life.build({ a: '' });
    reply({ kind: 'progress', loaded: 1, total: 2 });
    reply(ready);
    reply({ kind: 'log', id: 1, text: 'built' });
    reply(built(1));
    expect(describeOutcome(await first)).toBe('built');
    const second = life.build({ b: '' });
    reply(built(2));
    expect(describeOutcome(await second)).toBe('built');
    expect(events).toEqual(['worker 1 starts', 'worker 1 builds a as 1', 'worker 1 builds b as 2']);
    expect(shown).toEqual(['1 of 2', '1.0.1', 'built']);
  });

  test('a build that has not begun is replaced by a later one', async () => {
    const { life, events, reply } = openPage();
    const outcomes = ['a', 'b', 'c'].map((name) => life.build({ [name]: '' }));
    reply(ready);
    reply(built(1));
    reply(built(2));
    expect((await Promise.all(outcomes)).map(describeOutcome)).toEqual([
      'built',
      'replaced',
      'built',
    ]);
    expect(events).toEqual(['worker 1 starts', 'worker 1 builds a as 1', 'worker 1 builds c as 2']);
  });

  test('the time of a build begins when what it needs is there', async () => {
    const { life, shown, reply, timeOut } = openPage();
    const build = life.build({ a: '' });
    reply(ready);
    reply({ kind: 'progress', loaded: 1, total: 2 });
    timeOut();
    reply({ kind: 'progress', loaded: 2, total: 2 });
    timeOut();
    expect(await build).toMatchObject({ kind: 'failed', reason: 'timeout' });
    expect(shown).toEqual(['1.0.1', '1 of 2', '2 of 2']);
  });

  test('a script that is not there ends the build', async () => {
    const { life } = openPage({ isThere: false });
    expect(describeOutcome(await life.build({ a: '' }))).toBe('download: Error: 404');
  });

  test('forged messages change nothing', async () => {
    const { life, shown, reply } = openPage();
    const build = life.build({ a: '' });
    reply(built(1));
    reply(ready);
    for (const forged of [
      'text',
      ready,
      built(7),
      { kind: 'log', id: 7, text: 'forged' },
      { ...built(1), files: { '../index.html': new Uint8Array(1) } },
    ])
      reply(forged);
    expect(shown).toEqual(['1.0.1']);
    reply({ ...built(1), files: { 'dist/a.js': new Uint8Array([1]) } });
    expect(await build).toMatchObject({ files: { 'dist/a.js': new Uint8Array([1]) } });
  });

  test.each([
    [
      'endless',
      (page: ReturnType<typeof openPage>) => page.timeOut(),
      'timeout: The build did not end within 15 seconds.',
    ],
    [
      'one that crashes',
      (page: ReturnType<typeof openPage>) => page.crash('unreachable'),
      'panic: unreachable',
    ],
    [
      'one that fails',
      (page: ReturnType<typeof openPage>) =>
        page.reply({ kind: 'failed', reason: 'memory', text: 'no memory' }),
      'memory: no memory',
    ],
    ['one that is stopped', (page: ReturnType<typeof openPage>) => page.life.stop(), 'stopped'],
  ])('%s is ended, and the next build has another worker', async (_name, end, expected) => {
    const page = openPage();
    const build = page.life.build({ a: '' });
    page.reply(ready);
    end(page);
    expect(describeOutcome(await build)).toBe(expected);
    const next = page.life.build({ b: '' });
    page.reply(ready);
    page.reply(built(2));
    expect(describeOutcome(await next)).toBe('built');
    expect(page.events.slice(2)).toEqual([
      'worker 1 ends',
      'worker 2 starts',
      'worker 2 builds b as 2',
    ]);
  });

  test('a worker that has been ended is not listened to', async () => {
    const { life, events, reply, timeOut } = openPage();
    const build = life.build({ a: '' });
    timeOut();
    reply(ready);
    life.stop();
    reply(ready);
    expect(describeOutcome(await build)).toBe('stopped');
    expect(events).toEqual(['worker 1 starts', 'worker 1 builds a as 1', 'worker 1 ends']);
  });

  test('a script that does not load is a failed download', async () => {
    const { life, crash } = openPage();
    const build = life.build({});
    crash('');
    expect(describeOutcome(await build)).toBe('download: ');
  });

  test('is replaced after some builds, before the next build needs it', async () => {
    const { life, events, reply } = openPage();
    for (let id = 1; id <= buildsPerWorker; id++) {
      const build = life.build({ a: '' });
      if (id === 1) reply(ready);
      reply(built(id));
      await build;
    }
    expect(events.slice(-2)).toEqual(['worker 1 ends', 'worker 2 starts']);
    const next = life.build({ b: '' });
    reply(ready);
    reply(built(buildsPerWorker + 1));
    expect(describeOutcome(await next)).toBe('built');
  });

  test.each([
    [{ isIsolated: false }, 'isolation'],
    [{ hasThreads: false }, 'threads'],
  ])('does not begin with %j', async (page, reason) => {
    const { life, events } = openPage(page);
    expect(await life.build({})).toMatchObject({ kind: 'failed', reason });
    expect(events).toEqual([]);
  });
});
