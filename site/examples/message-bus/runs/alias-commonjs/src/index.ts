import type ms from 'ms';

export type Wait = ms.StringValue;
