import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Mutation A small change that a test has to notice.
 * @property {string} name Its patch below `mutations`, without the extension: `links/lost-query`.
 * @property {string} patch Absolute path.
 * @property {string} breaks What no longer works, as a sentence.
 * @property {Killer} killer The test that has to fail.
 *
 * @typedef {object} Killer
 * @property {string} file Path below the repository, with `/`.
 * @property {string} title A part of the title of the test, or of the group that it is in.
 */

/**
 * Reads all mutations, sorted by name. Throws an error that names every patch whose head is incomplete.
 *
 * @param {string} folder absolute path
 * @returns {Mutation[]}
 */
export function readMutations(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.patch'))
    .map((file) => file.slice(0, -'.patch'.length).replaceAll('\\', '/'))
    .sort();
  const incomplete = [];
  const mutations = [];
  for (const name of names) {
    const patch = path.join(folder, `${name}.patch`);
    const head = readHead(readFileSync(patch, 'utf8'));
    if (head) mutations.push({ name, patch, ...head });
    else incomplete.push(name);
  }
  if (incomplete.length === 0) return mutations;
  throw new Error(
    `These patches don't start with the lines “Breaks: …”, “File: …” and “Test: …”: ${incomplete.join(', ')}.`,
  );
}

/**
 * Reads what is above the diff, which Git skips; null if it is incomplete.
 *
 * @param {string} text
 * @returns {Pick<Mutation, 'breaks' | 'killer'> | null}
 */
export function readHead(text) {
  const found = /^Breaks: (.+)\r?\nFile: (.+)\r?\nTest: (.+)\r?\n\r?\ndiff --git /.exec(text);
  if (!found) return null;
  const [, breaks = '', file = '', title = ''] = found;
  return { breaks, killer: { file, title } };
}

/**
 * Whether only `npm run test:all` runs the test that kills a mutation.
 *
 * @param {Pick<Mutation, 'killer'>} mutation
 */
export const isSlow = ({ killer }) => /\.slow\.(?:test|spec)\.tsx?$/.test(killer.file);
