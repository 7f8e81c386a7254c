import { openPointer, type PointedIndex } from './openPointer.ts';
import type { WorkerAnswer, WorkerRequest } from './workerMessages.ts';

let opened: Promise<PointedIndex> | null = null;

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(data));
});

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    if ('open' in request) {
      opened = openPointer(request.open);
      await opened;
      return { id, result: null };
    }
    const index = await opened;
    if (!index) throw new Error('The search worker has no index yet.');
    const result = await index.query(request.text, request.options, (first) =>
      postMessage({ id, first } satisfies WorkerAnswer),
    );
    return { id, result };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message } };
  }
}
