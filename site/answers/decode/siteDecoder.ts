import recorded from '../../data/decoder/errors.json';
import { createDecoder } from './decodeMessage.ts';
import { readErrorIndex } from './errorIndex.ts';

/** Finds the sections of this site that explain a text. */
export const decodeHere = createDecoder(readErrorIndex(recorded));
