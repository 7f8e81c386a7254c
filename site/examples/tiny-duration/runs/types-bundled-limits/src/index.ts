import './globals';
import defaults from './defaults.json';

export type { Shape } from './shape';
export { defaults };
export const options: DurationOptions = { padded: true };
