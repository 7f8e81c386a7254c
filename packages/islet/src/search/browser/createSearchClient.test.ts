import { expect, test, vi } from 'vitest';
import type { SearchGroup, SearchSource } from '../searchTypes.ts';
import { createSearchClient } from './createSearchClient.ts';

const group = (index: string): SearchGroup => ({
  index,
  hits: [],
  total: 0,
  answer: null,
  spellings: [],
});

/** A source that answers when the test tells it to. */
function createSlowSource() {
  const asked = new Map<string, () => void>();
  const source: SearchSource = {
    query: (text, _, onFirst) =>
      new Promise((resolve) => {
        asked.set(text, () => {
          onFirst?.([group(`first ${text}`)]);
          resolve([group(text)]);
        });
      }),
    close() {},
  };
  const isAsked = (text: string): Promise<void> =>
    expect.poll(() => [...asked.keys()]).toContain(text);
  const answer = async (text: string): Promise<void> => {
    await isAsked(text);
    asked.get(text)?.();
  };
  return { source, answer, isAsked };
}

const names = (groups: SearchGroup[] | null) => groups?.map(({ index }) => index) ?? null;

test('an outdated answer is discarded', async () => {
  const { source, answer, isAsked } = createSlowSource();
  const client = createSearchClient(source);
  const firsts: string[] = [];
  const onFirst = (groups: SearchGroup[]) => firsts.push(...(names(groups) ?? []));
  const old = client.search('o', {}, onFirst);
  await isAsked('o');
  const young = client.search('ol', {}, onFirst);
  await answer('ol');
  await answer('o');
  expect(names(await young)).toEqual(['ol']);
  expect(await old).toBeNull();
  expect(firsts).toEqual(['first ol']);
});

test('an empty text finds nothing and discards earlier answers', async () => {
  const { source, answer, isAsked } = createSlowSource();
  const client = createSearchClient(source);
  const old = client.search('o');
  await isAsked('o');
  expect(await client.search(' ')).toEqual([]);
  await answer('o');
  expect(await old).toBeNull();
});

test('hooks can change the text, add groups and change the results', async () => {
  const { source, answer } = createSlowSource();
  const seen: string[] = [];
  const client = createSearchClient(source, {
    before: (text) => text.replace('colour', 'color'),
    during: async (text) => [group(`more ${text}`)],
    after: (text, groups) => {
      seen.push(text);
      return groups.toReversed();
    },
  });
  const found = client.search('colour');
  await answer('color');
  expect(names(await found)).toEqual(['more color', 'color']);
  expect(seen).toEqual(['color']);
});

test('a hook that fails is logged and changes nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { source, answer } = createSlowSource();
  const fail = () => {
    throw new Error('broken');
  };
  const client = createSearchClient(source, { before: fail, during: fail, after: fail });
  const found = client.search('a');
  await answer('a');
  expect(names(await found)).toEqual(['a']);
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});
