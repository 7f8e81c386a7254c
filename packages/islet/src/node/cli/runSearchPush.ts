import type { IndexStore } from '#search/server/stores/indexStore.ts';
import { readPushedIndexes } from '#search/server/stores/readPushedIndexes.ts';
import { messageOf } from '#shared/messageOf.ts';
import type { OptionsOf } from './defineCommand.ts';
import { openStore } from './openStore.ts';
import type { searchPushCommand } from './searchPushCommand.ts';

/** `search-push`: sends the indexes of built sites to a search engine. */
export async function runSearchPush(options: OptionsOf<typeof searchPushCommand>): Promise<number> {
  const { sites, target, reader } = options;
  let store: IndexStore | undefined;
  try {
    store = await openStore(target, { connections: 1, reader });
    for (const { name, folder } of sites) {
      const { sections, sent, removed } = await store.push(name, await readPushedIndexes(folder));
      process.stdout.write(
        `Pushed ${name}: ${sections} sections, ${sent} of them sent, ${removed} others removed\n`,
      );
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}
