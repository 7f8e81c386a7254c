import defaults from './defaults.json';
import { Shape } from './shape';

export { defaults }

export declare const options: DurationOptions;

export { Shape }

export { }
