import { createTimer } from 'outer';

export const timer: ReturnType<typeof createTimer> = createTimer();
