import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageData, PageIdentity, Problem } from '#common/types.ts';
import type { IndexedPage } from '#search/index/indexPage.ts';
import type { RuntimeNames } from '../render/runtime/runtimeNames.ts';
import type { MentionsByRoute } from '../search/collectMentions.ts';
import type { PageBuilder, PageOutput, RenderedBody, RenderShared } from './pageBuilder.ts';
import type { CompiledPage } from './recordCache.ts';

/** Takes pages through a stage, over one builder or several. */
export interface PagePool {
  /** Compiles the pages that have changed, and returns all. */
  compile(pages: readonly PageIdentity[], onDone: OnDone): Promise<CompiledPage[]>;
  /** Returns what the search index needs of the pages, in the order of their routes. */
  indexPages(pages: readonly PageIdentity[], mentions: MentionsByRoute): Promise<IndexedPage[]>;
  /** Returns the names that pages may use. Rejects if the theme can't be loaded. */
  loadRuntime(serverEntry: string): Promise<RuntimeNames>;
  renderBodies(pages: readonly PageData[], shared: RenderShared): Promise<RenderedBody[]>;
  /** Returns the problems of the pages that couldn't be written. */
  writePages(pages: readonly PageData[], output: PageOutput, onDone: OnDone): Promise<Problem[]>;
  close(): Promise<void>;
}

/** Called after each batch with its number of pages and the route of the last one. */
type OnDone = (count: number, route: string) => void;

/** Builders in other threads. */
export interface BuildThreads {
  builders: PageBuilder[];
  close(): Promise<void>;
}

/** Number of pages in a batch. */
const batchSize = 16;

/** Number of batches that a thread has in advance, so that it never waits for the next one. */
const batchesInFlight = 3;

/** If a stage has fewer pages to work on, starting threads costs more than it saves. */
const pagesWorthThreads = 400;

/**
 * Creates a pool over the builder of this thread and those of other threads, which start with the first stage
 * that has enough work for them. A page stays with the builder that first worked on it and holds its text.
 */
export function createPagePool(own: PageBuilder, openThreads: () => BuildThreads): PagePool {
  let builders = [own];
  let threads: BuildThreads | null = null;
  let serverEntry: string | null = null;
  const owners = new Map<string, PageBuilder>();

  const staff = async (pages: number): Promise<void> => {
    if (threads !== null || pages < pagesWorthThreads) return;
    threads = openThreads();
    const entry = serverEntry;
    if (entry !== null) await Promise.all(threads.builders.map((one) => one.loadRuntime(entry)));
    // The other threads get their work first: a busy thread sends nothing.
    builders = [...threads.builders, own];
  };

  /** Assigns its pages to each builder; those that none has worked on are divided evenly. */
  const each = async <Page extends Pick<PageIdentity, 'routePath'>, T>(
    pages: readonly Page[],
    run: (builder: PageBuilder, pages: Page[]) => Promise<T>,
  ): Promise<T[]> => {
    await staff(pages.length);
    const free = pages.filter(({ routePath }) => !owners.has(routePath));
    const share = Math.ceil(free.length / builders.length);
    free.forEach(({ routePath }, index) => {
      owners.set(routePath, builders[Math.floor(index / share)] ?? own);
    });
    return Promise.all(
      builders.map((builder) => {
        const isOwn = ({ routePath }: Page): boolean => owners.get(routePath) === builder;
        return run(builder, pages.filter(isOwn));
      }),
    );
  };

  /** Processes a queue of batches. */
  const drain = async <T>(
    builder: PageBuilder,
    queue: T[][],
    run: (batch: T[]) => Promise<void>,
  ): Promise<void> => {
    const takeTurns = async (): Promise<void> => {
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        await run(batch);
        // Lets this thread receive the answers of the others, and send them more.
        if (builder === own) await nextTurn();
      }
    };
    const turns = builder === own ? 1 : batchesInFlight;
    await Promise.all(Array.from({ length: turns }, takeTurns));
  };

  return {
    async compile(pages, onDone) {
      const compiled = new Map<string, CompiledPage>();
      for (const page of await own.find([...pages])) compiled.set(page.routePath, page);
      onDone(compiled.size, '');
      const changed = pages.filter(({ routePath }) => !compiled.has(routePath));
      await staff(changed.length);
      const queue = inBatches(changed);
      await Promise.all(
        builders.map((builder) =>
          drain(builder, queue, async (batch) => {
            for (const page of await builder.compile(batch)) {
              compiled.set(page.routePath, page);
              owners.set(page.routePath, builder);
            }
            onDone(batch.length, batch.at(-1)?.routePath ?? '');
          }),
        ),
      );
      // In the order of the pages, whichever thread was faster: the same input gives the same output.
      return pages.flatMap((page) => compiled.get(page.routePath) ?? []);
    },
    async indexPages(pages, mentions) {
      const indexed = await each(pages, (builder, share) => {
        const own = share.flatMap(({ routePath }) => {
          const found = mentions.get(routePath);
          return found ? [[routePath, found] as const] : [];
        });
        return builder.indexPages(share.map(toIdentity), new Map(own));
      });
      return indexed.flat().sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    },
    async loadRuntime(entry) {
      serverEntry = entry;
      const names = await Promise.all(builders.map((builder) => builder.loadRuntime(entry)));
      return names[0] ?? { components: {}, modules: {} };
    },
    async renderBodies(pages, shared) {
      return (await each(pages, (builder, share) => builder.renderBodies(share, shared))).flat();
    },
    async writePages(pages, output, onDone) {
      const problems = await each(pages, async (builder, share) => {
        const found: Problem[] = [];
        await builder.openOutput(output);
        await drain(builder, inBatches(share), async (batch) => {
          found.push(...(await builder.writePages(batch)));
          onDone(batch.length, batch.at(-1)?.routePath ?? '');
        });
        return found;
      });
      return problems.flat();
    },
    close: async () => threads?.close(),
  };
}

/** Leaves out what a thread doesn't need. */
const toIdentity = ({
  filePath,
  pagePath,
  routePath,
  lang,
  version,
}: PageIdentity): PageIdentity => ({
  filePath,
  pagePath,
  routePath,
  lang,
  version,
});

function inBatches<T>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    batches.push(items.slice(start, start + batchSize));
  }
  return batches;
}

/** Runs a builder in a thread; `setup` is what the thread needs to create its own context. */
export function createThread<Setup>(
  script: string,
  setup: Setup,
): { builder: PageBuilder; close: () => Promise<void> } {
  const worker = new Worker(script, { workerData: setup, execArgv: ['--enable-source-maps'] });
  const waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (e: unknown) => void }
  >();
  let calls = 0;
  let failure: unknown = null;
  const fail = (error: unknown): void => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, value, error }: { id: number; value: never; error?: Error }) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(error);
    else call?.resolve(value);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A build thread ended early (code ${code}).`)));
  const call = <T>(method: keyof PageBuilder, args: unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (failure !== null) return reject(failure);
      const id = calls++;
      waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      worker.postMessage({ id, method, args });
    });
  return {
    builder: {
      find: (...args) => call('find', args),
      compile: (...args) => call('compile', args),
      indexPages: (...args) => call('indexPages', args),
      loadRuntime: (...args) => call('loadRuntime', args),
      renderBodies: (...args) => call('renderBodies', args),
      openOutput: (...args) => call('openOutput', args),
      writePages: (...args) => call('writePages', args),
    },
    async close() {
      await worker.terminate();
    },
  };
}
