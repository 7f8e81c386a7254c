import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { createRecordPart } from './createRecordPart.ts';

test('a record is compared until it is updated, and then known by its key', () =>
  withFiles({ 'record/a': 'old', 'record/c': 'gone' }, async (root) => {
    const open = (update: boolean) =>
      createRecordPart({
        root,
        name: 'record',
        folder: 'record',
        key: 'k',
        count: 1,
        update,
        compute: async () => ({ b: Buffer.from('added'), a: Buffer.from('new') }),
        review: ({ a }) => [
          { severity: 'error', message: `${a} is reviewed`, fix: '', file: 'page' },
        ],
      });
    const messagesOf = async (update: boolean) => {
      const part = await open(update);
      const problems = await part.run();
      return { problems: problems.map(({ message }) => message.split('\n')[0]), key: part.key };
    };
    const compared = await messagesOf(false);
    expect(compared.problems).toEqual([
      'The result differs from the recorded one:',
      'This file is not recorded.',
      'This file is recorded, but nothing writes it now.',
      'new is reviewed',
    ]);
    const updated = await messagesOf(true);
    expect(updated.problems).toEqual(['new is reviewed']);
    expect(updated.key).not.toBe(compared.key);
    expect(await messagesOf(false)).toEqual(updated);
  }));
