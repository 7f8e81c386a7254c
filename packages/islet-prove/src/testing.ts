/** What tests of checks outside this package use. */
export { fencesOf } from './fences/testing.ts';
export { blocksOf } from './words/testing.ts';
