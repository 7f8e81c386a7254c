import { expect, test } from 'vitest';
import { takeTurns } from './takeTurns.mjs';

const enter = (...names: string[]) =>
  names.map((name) => ({ name, failure: null as string | null }));

test('one that fails is left out, and the others go on', async () => {
  const participants = enter('first', 'second', 'third');
  const turns: string[] = [];
  for (const round of [1, 2]) {
    await takeTurns(participants, new AbortController().signal, async ({ name }) => {
      turns.push(`${name} ${round}`);
      if (name === 'second') throw new Error('No space left.');
    });
  }
  expect(turns).toEqual(['first 1', 'second 1', 'third 1', 'first 2', 'third 2']);
  expect(participants.map(({ failure }) => failure)).toEqual([null, 'No space left.', null]);
});

test('stopping is not a failure', async () => {
  const participants = enter('first', 'second');
  const stop = new AbortController();
  const turns = takeTurns(participants, stop.signal, async () => {
    stop.abort(new Error('Stopped.'));
    throw new Error('Killed.');
  });
  await expect(turns).rejects.toThrow('Stopped.');
  expect(participants.map(({ failure }) => failure)).toEqual([null, null]);
});
