import LazyWorker from './lazy?worker&inline';

export const start = (): Worker => new LazyWorker();
