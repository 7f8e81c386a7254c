import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const clock = load('./clock.node');

export const now = (): number => clock.now();
