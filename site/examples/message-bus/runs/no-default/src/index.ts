import bus from 'old-bus';

export const first = bus.topic();
