import { expect, test } from 'vitest';
import { createLimit } from './createLimit.ts';

/** Work that others end. */
function createWorks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => async (): Promise<string> => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    },
    end: (name: string): void => ends.get(name)?.(),
  };
}

/** What `setImmediate` was called with before has run. */
const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('work begins in order, and no more than may be under way', async () => {
  const takeTurn = createLimit(2);
  const { begun, work, end } = createWorks();
  const done = ['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name)));
  await nextRound();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await done[1]).toBe('b');
  await nextRound();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await nextRound();
  await nextRound();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails leaves its place', async () => {
  const takeTurn = createLimit(1);
  await expect(takeTurn(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await takeTurn(async () => 'next')).toBe('next');
});

test('what has stopped waiting never begins, and others do', async () => {
  const takeTurn = createLimit(1);
  const { begun, work, end } = createWorks();
  const late = new AbortController();
  const first = takeTurn(work('first'), late.signal);
  const second = takeTurn(work('second'), late.signal);
  const third = takeTurn(work('third'));
  late.abort(new Error('too late'));
  await expect(second).rejects.toThrow('too late');
  await expect(takeTurn(work('fourth'), late.signal)).rejects.toThrow('too late');
  end('first');
  expect(await first).toBe('first');
  await nextRound();
  expect(begun).toEqual(['first', 'third']);
  end('third');
  await third;
});

test('timers and requests are answered between what waits', async () => {
  const takeTurn = createLimit(1);
  const order: string[] = [];
  const turns = ['a', 'b'].map((name) => takeTurn(async () => order.push(name)));
  setImmediate(() => order.push('request'));
  await Promise.all(turns);
  expect(order).toEqual(['a', 'request', 'b']);
});
