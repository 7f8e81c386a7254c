import NestedWorker from './nested?worker&inline';

export const start = (): Worker => new NestedWorker();
