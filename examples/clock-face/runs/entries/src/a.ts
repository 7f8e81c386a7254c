import { format } from './util/format';

export const minute = format(60_000);
