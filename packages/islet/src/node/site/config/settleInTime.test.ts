import { expect, test } from 'vitest';
import { onStop } from '#shared/server/onStop.mjs';
import { settleInTime } from './settleInTime.ts';

test('while a config is evaluated, Ctrl+C has its usual effect, and afterward handlers run again', async () => {
  const stop = (): void => {};
  const remove = onStop(stop);
  const isHandled = (): boolean => process.listeners('SIGINT').includes(stop);
  const options = { name: 'site.config.ts', limit: 60_000 };
  expect(await settleInTime(async () => isHandled(), options)).toBe(false);
  expect(isHandled()).toBe(true);
  const failed = settleInTime(() => Promise.reject(new Error('no')), options);
  await expect(failed).rejects.toThrow('no');
  expect(isHandled()).toBe(true);
  remove();
});
