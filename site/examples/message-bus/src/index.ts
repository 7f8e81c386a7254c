import mitt from 'mitt';

type Events = { ready: number };

export const bus = mitt<Events>();
