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

/** Work that follows other work has begun. */
async function passRounds(): Promise<void> {
  for (let round = 0; round < 100; round++)
    await new Promise<void>((resolve) => setImmediate(resolve));
}

test('work begins in order, and no more than may be under way', async () => {
  const takeTurn = createLimit(2);
  const { begun, work, end } = createWorks();
  const done = ['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name)));
  await passRounds();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await done[1]).toBe('b');
  await passRounds();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await passRounds();
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
  await passRounds();
  expect(begun).toEqual(['first', 'third']);
  end('third');
  await third;
});

test('many new clients are accepted between two works', async () => {
  const takeTurn = createLimit(1);
  const done: string[] = [];
  const work = async (): Promise<void> => void done.push('work');
  // The server accepts a client in each round of the event loop.
  const accept = (clients: number): void => {
    setImmediate(() => {
      done.push('client');
      if (clients > 1) accept(clients - 1);
    });
  };
  const works = [takeTurn(work), takeTurn(work)];
  accept(30);
  await Promise.all(works);
  expect(done).toEqual(['work', ...Array.from({ length: 30 }, () => 'client'), 'work']);
});
