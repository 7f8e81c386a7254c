import mitt from 'mit';

export const bus = mitt();
