import clock from './clock.node';

export const now = (): number => clock.now();
