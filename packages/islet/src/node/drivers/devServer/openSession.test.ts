import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { collectGarbage } from '#testing/collectGarbage.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { createDevBundler } from './createDevBundler.ts';
import { createKeptData } from './keptData.ts';
import { createLastReadable } from './lastReadable.ts';
import { openSession } from './openSession.ts';
import { createReady } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

/**
 * Opens a session as an edit of the config does, has it show a page, and closes it. The reference is to an
 * object that lives as long as the bundler.
 */
async function playSession(siteRoot: string): Promise<WeakRef<object>> {
  const send = () => {};
  const bundles = createDevBundler(send);
  const session = await openSession({
    siteRoot,
    bundles,
    send,
    revisions: { current: () => 0, next: () => 0 },
    lastReadable: createLastReadable(),
    keptData: createKeptData(),
    print() {},
    tell() {},
    onConfigChange() {},
  });
  expect((await session.answer('/guide/')).status).toBe(200);
  await session.close();
  await bundles.close();
  return new WeakRef(send);
}

test('sessions that were replaced are freed', async () => {
  const siteRoot = await copyFixture('plain', folder.path);
  const refs: WeakRef<object>[] = [];
  for (let edit = 0; edit < 2; edit++) refs.push(await playSession(siteRoot));
  const countKept = (): number => {
    collectGarbage();
    // The last one may not be freed yet.
    return refs.slice(0, -1).filter((ref) => ref.deref()).length;
  };
  // What is still ending keeps a session for a moment.
  await expect.poll(countKept).toBe(0);
});

/** Opens a session without a bundler. */
const openUnbundled = (siteRoot: string, { updateEntries = async () => {}, overrides = {} } = {}) =>
  openSession({
    siteRoot,
    overrides,
    bundles: {
      open: async () => ({
        current: async () => createReady(),
        problems: () => [],
        hasEntries: () => true,
        catchUp() {},
        caughtUp: async () => {},
        tellInputs() {},
        updateEntries,
      }),
      close: async () => {},
    },
    send() {},
    revisions: { current: () => 0, next: () => 0 },
    lastReadable: createLastReadable(),
    keptData: createKeptData(),
    print() {},
    tell() {},
    onConfigChange() {},
  });

test('a session ends after the change that it is applying', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'changing'));
  const log: string[] = [];
  let isApplying = false;
  const updateEntries = async () => {
    isApplying = true;
    // Longer than all else that a session waits for.
    for (let turn = 0; turn < 1000; turn++) await setImmediate();
    log.push('applied');
  };
  const session = await openUnbundled(siteRoot, { updateEntries });
  const page = path.join(siteRoot, 'docs/en/guide/third.mdx');
  // The first change may also be of the config, which has just been copied, and then isn't applied.
  while (!isApplying) await writeFile(page, '# Third');
  await session.close();
  log.push('closed');
  // While the first change is being applied, another write may be reported, and is applied too.
  expect(log.at(-1)).toBe('closed');
  expect(log).toContain('applied');
});

test('a session has the base that the command gives, also after a change', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'based'));
  const session = await openUnbundled(siteRoot, { overrides: { base: '/docs/' } });
  expect(session.base).toBe('/docs/');
  let count = 0;
  // As above, the first changes may not be applied.
  const answerNew = async (): Promise<number> => {
    const name = `new-${++count}`;
    await writeFile(path.join(siteRoot, `docs/en/guide/${name}.md`), '# New');
    return (await session.answer(`/docs/guide/${name}`)).status;
  };
  await expect.poll(answerNew).toBe(200);
  await session.close();
});

test('a session is replaced when the repository starts at another folder', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'moving'));
  const session = await openUnbundled(siteRoot);
  try {
    expect(session.isStale()).toBe(false);
    await writeFile(path.join(siteRoot, '../.git'), 'gitdir: elsewhere');
    expect(session.isStale()).toBe(true);
  } finally {
    await session.close();
  }
});

test('an edit shows on the page that quotes the file, also if it is of the theme', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'quoting'));
  const quoted = path.join(siteRoot, 'theme/styles/own.css');
  await mkdir(path.dirname(quoted), { recursive: true });
  await writeFile(quoted, 'old');
  await writeFile(
    path.join(siteRoot, 'docs/en/guide/index.md'),
    '# Guide\n\n```css file="../../../theme/styles/own.css"\n```\n',
  );
  const session = await openUnbundled(siteRoot);
  const shows = async (text: string) =>
    String((await session.answer('/guide/index.md')).body).includes(text);
  try {
    expect(await shows('old')).toBe(true);
    // The first change may be of other files, which have just been copied.
    for (const text of ['first', 'second']) {
      const showsEdit = async (): Promise<boolean> => {
        await writeFile(quoted, text);
        return shows(text);
      };
      await expect.poll(showsEdit).toBe(true);
    }
  } finally {
    await session.close();
  }
});

test('the list of old addresses is read again when it is created, edited or removed', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'ledger'));
  const ledger = path.join(siteRoot, 'addresses.txt');
  const session = await openUnbundled(siteRoot);
  const targetOf = async () => (await session.answer('/former.html')).headers?.location;
  try {
    expect(await targetOf()).toBeUndefined();
    // The first changes may also be of other files, which have just been copied.
    for (const name of ['index', 'second', 'index', 'second']) {
      const leadsOn = async () => {
        await writeFile(ledger, `/former -> /guide/${name}\n`);
        return targetOf();
      };
      await expect.poll(leadsOn).toBe(`/guide/${name}.html`);
    }
    await rm(ledger);
    await expect.poll(targetOf).toBeUndefined();
  } finally {
    await session.close();
  }
});

test('pages that the config returns are made again when what they read changes', async () => {
  const siteRoot = await copyFixture('plain', path.join(folder.path, 'generated'));
  const data = path.join(siteRoot, 'names.json');
  await writeFile(data, '["old"]');
  const pages =
    "pages: ({ read }) => JSON.parse(read('names.json')).map((name) => ({ path: 'en/api/' + name + '.md', text: '# ' + name })),";
  const config = path.join(siteRoot, 'site.config.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace("title: 'Plain',", `title: 'Plain', ${pages}`));
  const session = await openUnbundled(siteRoot);
  const statusOf = async (name: string) => (await session.answer(`/api/${name}.md`)).status;
  try {
    expect(await statusOf('old')).toBe(200);
    const changes = async (name: string) => {
      await writeFile(data, JSON.stringify([name]));
      return [await statusOf('old'), await statusOf(name)];
    };
    await expect.poll(() => changes('new')).toEqual([404, 200]);
    await expect.poll(() => changes('newer')).toEqual([404, 200]);
  } finally {
    await session.close();
  }
});
