// Threads start as JavaScript; tsx lets this one run the engine as it is.
import { register } from 'tsx/esm/api';

register();
await import('./runBuildThread.ts');
