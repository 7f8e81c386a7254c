import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isletProgram } from './isletProgram.ts';
import { main } from './main.ts';

vi.mock('pg', () => {
  throw new Error('Cannot find package');
});

test('a package that PostgreSQL needs is named, and how to install it', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const folder = path.resolve('nowhere');
  const args = ['search', 'push', `docs=${folder}`, '--to', 'postgres://localhost/docs'];
  expect(await main(isletProgram, args)).toBe(1);
  expect(written.mock.calls).toEqual([
    ['PostgreSQL needs the package "pg". Install it: npm install pg\n'],
  ]);
});
