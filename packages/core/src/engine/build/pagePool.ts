import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageData, PageIdentity, Problem } from '#common/types.ts';
import type { IndexedPage } from '#search/index/indexPage.ts';
import type { RuntimeNames } from '../render/runtimeNames.ts';
import type { MentionsByRoute } from '../search/collectMentions.ts';
import type {
  CompiledPage,
  DocumentShared,
  PageBuilder,
  RenderedBody,
  RenderShared,
} from './pageBuilder.ts';

/** Takes all pages through a stage, over one builder or several. */
export interface PagePool {
  compile(pages: readonly PageIdentity[], onDone: OnDone): Promise<CompiledPage[]>;
  /** Gives what the search index needs of all pages, in the order of their routes. */
  indexPages(mentions: MentionsByRoute): Promise<IndexedPage[]>;
  /** Gives what pages may use by name. Rejects where the theme cannot be loaded. */
  loadRuntime(serverEntry: string): Promise<RuntimeNames>;
  renderBodies(pages: readonly PageData[], shared: RenderShared): Promise<RenderedBody[]>;
  /** Gives what is wrong with the pages that could not be written. */
  writePages(folder: string, shared: DocumentShared, onDone: OnDone): Promise<Problem[]>;
  close(): Promise<void>;
}

/** Called after each batch with how many pages it had and the route of the last. */
type OnDone = (count: number, route: string) => void;

/** Pages that a builder is given at once. */
const batchSize = 16;

/** Batches that a thread has at hand, so that it never waits for the next one. */
const batchesInFlight = 3;

/**
 * Creates a pool over the builder of this thread and those of other threads; a page stays with the
 * builder that compiled it.
 */
export function createPagePool(
  own: PageBuilder,
  threads: readonly PageBuilder[],
  close: () => Promise<void>,
): PagePool {
  // The other threads get their work first: a busy thread sends nothing.
  const builders = [...threads, own].map((builder) => ({ builder, routes: [] as string[] }));
  const each = async <T>(
    run: (builder: PageBuilder, routes: string[]) => Promise<T>,
  ): Promise<T[]> => Promise.all(builders.map(({ builder, routes }) => run(builder, routes)));

  /** Works off a queue of batches. */
  const drain = async <T>(
    builder: PageBuilder,
    queue: T[][],
    run: (batch: T[]) => Promise<void>,
  ): Promise<void> => {
    const takeTurns = async (): Promise<void> => {
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        await run(batch);
        // Lets this thread receive what the others answer, and send them more.
        if (builder === own) await nextTurn();
      }
    };
    const turns = builder === own ? 1 : batchesInFlight;
    await Promise.all(Array.from({ length: turns }, takeTurns));
  };

  return {
    async compile(pages, onDone) {
      const compiled = new Map<string, CompiledPage>();
      const queue = inBatches(pages);
      await each((builder, routes) =>
        drain(builder, queue, async (batch) => {
          for (const record of await builder.compile(batch)) {
            compiled.set(record.routePath, record);
            routes.push(record.routePath);
          }
          onDone(batch.length, batch.at(-1)?.routePath ?? '');
        }),
      );
      // In the order of the pages, whoever was faster: the same input gives the same output.
      return pages.flatMap((page) => compiled.get(page.routePath) ?? []);
    },
    async indexPages(mentions) {
      const pages = await each((builder, routes) => {
        const own = routes.flatMap((route) => {
          const found = mentions.get(route);
          return found ? [[route, found] as const] : [];
        });
        return builder.indexPages(routes, new Map(own));
      });
      return pages.flat().sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    },
    async loadRuntime(serverEntry) {
      const names = await each((builder) => builder.loadRuntime(serverEntry));
      return names[0] ?? { components: [], modules: {} };
    },
    async renderBodies(pages, shared) {
      const byRoute = new Map(pages.map((page) => [page.routePath, page]));
      const bodies = await each((builder, routes) =>
        builder.renderBodies(
          routes.flatMap((route) => byRoute.get(route) ?? []),
          shared,
        ),
      );
      return bodies.flat();
    },
    async writePages(folder, shared, onDone) {
      const problems = await each(async (builder, routes) => {
        const found: Problem[] = [];
        await drain(builder, inBatches(routes), async (batch) => {
          found.push(...(await builder.writePages(batch, folder, shared)));
          onDone(batch.length, batch.at(-1) ?? '');
        });
        return found;
      });
      return problems.flat();
    },
    close,
  };
}

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
      compile: (...args) => call('compile', args),
      indexPages: (...args) => call('indexPages', args),
      loadRuntime: (...args) => call('loadRuntime', args),
      renderBodies: (...args) => call('renderBodies', args),
      writePages: (...args) => call('writePages', args),
    },
    async close() {
      worker.removeAllListeners('exit');
      await worker.terminate();
    },
  };
}
