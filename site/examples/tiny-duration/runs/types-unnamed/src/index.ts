import { createTimer } from 'outer';

export const timer = createTimer();
