import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexContent } from '#search/index/planIndex.ts';
import type { PageData, PageIdentity, Problem } from '#shared/types.ts';
import type { CompiledPage } from '../../cache/compiledPage.ts';
import type { MentionsByRoute } from '../../output/index/collectMentions.ts';
import type { RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import type {
  PageBuilder,
  PageOutput,
  PreparedPage,
  RenderedBody,
  RenderShared,
} from './pageBuilder.ts';
import { shareTexts } from './shareTexts.ts';
import { toIdentity } from './toIdentity.ts';

/** Takes pages through a stage, over one builder or several. */
export interface PagePool {
  /** Compiles the pages that have changed, and returns all. */
  compile(pages: readonly PageIdentity[], onDone: OnDone): Promise<CompiledPage[]>;
  /** Returns what the search index needs of pages in the order of their routes, in contents of some of them each. */
  indexPages(pages: readonly PageIdentity[], mentions: MentionsByRoute): Promise<IndexContent[]>;
  /** Returns the texts that the search index shows of the pages, each as JSON. */
  textsOf(pages: readonly PageIdentity[]): Promise<string[]>;
  /** Returns the names that pages may use. Rejects if the theme can't be loaded. */
  loadRuntime(serverEntry: string): Promise<RuntimeNames>;
  renderBodies(pages: readonly PageData[], shared: RenderShared): Promise<RenderedBody[]>;
  /** Returns the problems of the pages that couldn't be written. */
  writePages(
    pages: readonly PreparedPage[],
    output: PageOutput,
    onDone: OnDone,
  ): Promise<Problem[]>;
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

/** The most pages that are indexed at once: the terms of all of them are in memory several times until that is done. */
const indexedAtOnce = 1000;

/** Number of batches that a thread has in advance, so that it never waits for the next one. */
const batchesInFlight = 3;

/** If a stage has fewer pages to work on, starting threads costs more than it saves. */
const pagesWorthThreads = 400;

/**
 * Creates a pool over the builder of this thread and those of other threads, which start with the first stage
 * that has enough work for them. A page stays with the builder that first worked on it and holds its text.
 */
export function createPagePool(own: PageBuilder, openThreads: () => BuildThreads): PagePool {
  const staff = createStaff(own, openThreads);
  return {
    async compile(pages, onDone) {
      const compiled = new Map<string, CompiledPage>();
      const add = (found: readonly CompiledPage[]): void => {
        for (const page of found) compiled.set(page.routePath, shareTexts(page));
      };
      add(await own.find([...pages]));
      onDone(compiled.size, '');
      const changed = pages.filter(({ routePath }) => !compiled.has(routePath));
      await staff.takeTurns(changed, async (builder, batch) => {
        add(await builder.compile(batch));
        onDone(batch.length, batch.at(-1)?.routePath ?? '');
      });
      // In the order of the pages, whichever thread was faster: the same input gives the same output.
      return pages.flatMap((page) => compiled.get(page.routePath) ?? []);
    },
    async indexPages(pages, mentions) {
      const contents: IndexContent[] = [];
      await staff.share(pages, (builder, share) =>
        staff.drain(builder, inBatches(share, indexedAtOnce), async (batch) => {
          const own = batch.flatMap(({ routePath }) => {
            const found = mentions.get(routePath);
            return found ? [[routePath, found] as const] : [];
          });
          contents.push(await builder.indexPages(batch.map(toIdentity), new Map(own)));
        }),
      );
      return contents;
    },
    async textsOf(pages) {
      const texts = new Map<string, string>();
      await staff.share(pages, async (builder, share) => {
        for (const [at, text] of (await builder.textsOf(share.map(toIdentity))).entries()) {
          texts.set(share[at]?.routePath ?? '', text);
        }
      });
      return pages.map(({ routePath }) => texts.get(routePath) ?? '[]');
    },
    loadRuntime: staff.loadRuntime,
    async renderBodies(pages, shared) {
      const bodies = await staff.share(pages, (builder, share) =>
        builder.renderBodies(share, shared),
      );
      return bodies.flat();
    },
    async writePages(pages, output, onDone) {
      const lists = await staff.share(pages, async (builder, share) => {
        const problems: Problem[] = [];
        await builder.openOutput(output);
        await staff.drain(builder, inBatches(share, batchSize), async (batch) => {
          problems.push(...(await builder.writePages(batch)));
          onDone(batch.length, batch.at(-1)?.routePath ?? '');
        });
        return problems;
      });
      return lists.flat();
    },
    close: staff.close,
  };
}

/** The builders, and which pages each has worked on. */
interface Staff {
  /** Gives each builder its pages; those that none has worked on are divided evenly. */
  share<Page extends Routed, T>(
    pages: readonly Page[],
    run: (builder: PageBuilder, pages: Page[]) => Promise<T>,
  ): Promise<T[]>;
  /** Lets builders that are free take the next batch of pages, which they keep from then on. */
  takeTurns<Page extends Routed>(
    pages: readonly Page[],
    run: (builder: PageBuilder, batch: Page[]) => Promise<void>,
  ): Promise<void>;
  /** Processes a queue of batches. */
  drain<T>(builder: PageBuilder, queue: T[][], run: (batch: T[]) => Promise<void>): Promise<void>;
  loadRuntime: PagePool['loadRuntime'];
  close(): Promise<void>;
}

type Routed = Pick<PageIdentity, 'routePath'>;

function createStaff(own: PageBuilder, openThreads: () => BuildThreads): Staff {
  let builders = [own];
  let threads: BuildThreads | null = null;
  let serverEntry: string | null = null;
  const owners = new Map<string, PageBuilder>();

  const growFor = async (pages: number): Promise<void> => {
    if (threads !== null || pages < pagesWorthThreads) return;
    threads = openThreads();
    const entry = serverEntry;
    if (entry !== null) await Promise.all(threads.builders.map((one) => one.loadRuntime(entry)));
    // The other threads get their work first: a busy thread sends nothing.
    builders = [...threads.builders, own];
  };

  const drain: Staff['drain'] = async (builder, queue, run) => {
    const work = async (): Promise<void> => {
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        await run(batch);
        // Lets this thread receive the answers of the others, and send them more.
        if (builder === own) await nextTurn();
      }
    };
    const atOnce = builder === own ? 1 : batchesInFlight;
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  return {
    drain,
    async share(pages, run) {
      await growFor(pages.length);
      const free = pages.filter(({ routePath }) => !owners.has(routePath));
      const size = Math.ceil(free.length / builders.length);
      free.forEach(({ routePath }, index) => {
        owners.set(routePath, builders[Math.floor(index / size)] ?? own);
      });
      const pagesOf = (builder: PageBuilder) =>
        pages.filter(({ routePath }) => owners.get(routePath) === builder);
      return Promise.all(builders.map((builder) => run(builder, pagesOf(builder))));
    },
    async takeTurns(pages, run) {
      await growFor(pages.length);
      // The bundler waits for this thread while it compiles a batch, and 16 pages with JSX take a third of a second.
      const queue = inBatches(pages, builders.length > 1 ? batchSize : 1);
      const work = (builder: PageBuilder) =>
        drain(builder, queue, async (batch) => {
          for (const { routePath } of batch) owners.set(routePath, builder);
          await run(builder, batch);
        });
      await Promise.all(builders.map(work));
    },
    async loadRuntime(entry) {
      serverEntry = entry;
      const names = await Promise.all(builders.map((builder) => builder.loadRuntime(entry)));
      return names[0] ?? { components: {}, modules: {} };
    },
    close: async () => threads?.close(),
  };
}

function inBatches<T>(items: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    batches.push(items.slice(start, start + size));
  }
  return batches;
}
