import { format } from './util/format';

export const hour = format(3_600_000);
