import QueryWorker from './worker?worker';
import InlineWorker from './worker?worker&inline';

export const fromUrl = () => new Worker(new URL('./worker.ts', import.meta.url));
export const fromQuery = () => new QueryWorker();
export const inline = () => new InlineWorker();
