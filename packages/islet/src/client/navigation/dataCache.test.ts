import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDataCache } from './dataCache.ts';

/** A cache with two files and a log of requests; the URLs `missing` and `failing` behave as named. */
function createRecorded() {
  const asked: string[] = [];
  const cache = createDataCache(async (url) => {
    asked.push(url);
    if (url === 'failing') throw new Error('offline');
    return url === 'missing' ? null : `${url}!`;
  }, 2);
  return { asked, cache };
}

describe('createDataCache', () => {
  it('requests a file once, even while the request is pending', async () => {
    const { asked, cache } = createRecorded();
    expect(await Promise.all([cache.load('a'), cache.load('a')])).toEqual(['a!', 'a!']);
    await cache.load('a');
    expect(asked).toEqual(['a']);
  });

  it('keeps the most recently used files', async () => {
    const { asked, cache } = createRecorded();
    for (const url of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.load(url);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('requests failed or missing files again', async () => {
    const { asked, cache } = createRecorded();
    for (const _ of [1, 2]) {
      await expect(cache.load('failing')).rejects.toThrow('offline');
      expect(await cache.load('missing')).toBe(null);
    }
    expect(asked).toEqual(['failing', 'missing', 'failing', 'missing']);
  });

  it('requests page data again after a minute, but no other file', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { asked, cache } = createRecorded();
    const loadBoth = () => Promise.all([cache.load('a.data.bin'), cache.load('site.json')]);
    await loadBoth();
    vi.advanceTimersByTime(59_999);
    await loadBoth();
    expect(asked).toEqual(['a.data.bin', 'site.json']);
    vi.advanceTimersByTime(1);
    await loadBoth();
    expect(asked.slice(2)).toEqual(['a.data.bin']);
  });

  it('requests seeded page data again after a minute', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { asked, cache } = createRecorded();
    cache.seed('a.data.bin', 'given');
    vi.advanceTimersByTime(59_999);
    expect(await cache.load('a.data.bin')).toBe('given');
    vi.advanceTimersByTime(1);
    expect(await cache.load('a.data.bin')).toBe('a.data.bin!');
    expect(asked).toEqual(['a.data.bin']);
  });

  it('returns seeded values until it is cleared', async () => {
    const { asked, cache } = createRecorded();
    cache.seed('a', 'given');
    expect(await cache.load('a')).toBe('given');
    cache.clear();
    expect(await cache.load('a')).toBe('a!');
    expect(asked).toEqual(['a']);
  });

  it('requests a file again that was cleared before it was there', async () => {
    const { asked, cache } = createRecorded();
    const pending = cache.load('a');
    cache.clear();
    expect(await pending).toBe('a!');
    expect(asked).toEqual(['a', 'a']);
  });
});
