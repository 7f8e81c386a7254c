import { pick } from 'lodash';

export const times = (all: object): object => pick(all, ['minutes']);
