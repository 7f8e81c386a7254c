import recorded from '../../data/decoder/errors.json';
import { createDecoder } from './decodeMessage.ts';
import type { ErrorIndex } from './errorIndex.ts';

const index: ErrorIndex = recorded;

/** Finds the sections of this site that explain a text. */
export const decodeHere = createDecoder(index);
