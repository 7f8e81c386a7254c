import path from 'node:path';
import fences from 'islet-prove/fences';
import { readProjects } from './projects/readProjects.mjs';

/** @import { FenceModule } from 'islet/config' */

const examples = path.join(import.meta.dirname, '../examples');

/** What leads to the playground, by language. */
const texts = new Map([['zh', '在线编辑']]);

/** Fences as they are proved; those of runs that the playground can repeat lead there. */
export default createFences();

/** @returns {FenceModule} */
function createFences() {
  /** @type {Map<string, ReadonlySet<string>>} */
  const known = new Map();
  /** @param {string} example */
  const listRuns = (example) => {
    const runs =
      known.get(example) ?? new Set(Object.keys(readProjects(path.join(examples, example)).runs));
    known.set(example, runs);
    return runs;
  };
  return {
    ...fences,
    link({ file, lang }, read) {
      const { example, run } = findRun(file ?? '');
      if (example === '' || !listRuns(example).has(run)) return null;
      for (const name of deciding(example)) read(name);
      return { text: texts.get(lang) ?? 'Edit this', href: `/playground/?run=${example}/${run}` };
    },
  };
}

/** What the link of a fence depends on besides the page, which is compiled again when one of these files changes. */
const deciding = (/** @type {string} */ example) => [
  `site/examples/${example}/example.json`,
  'site/playground/projects/readProjects.mjs',
  'site/playground/projects/isRepeatable.mjs',
  'site/playground/projects/listBuilds.mjs',
  'site/playground/projects/listImported.mjs',
  'site/playground/differingRuns.mjs',
  'site/playground/runtime/build/selectedPackages.mjs',
  'site/playground/runtime/worker/binaryFiles.mjs',
  'site/playground/runtime/worker/readCommand.mjs',
];

/**
 * The run that a fence shows: by its record, or by its config.
 *
 * @param {string} file
 */
function findRun(file) {
  const [, example = '', output, config] =
    /^site\/examples\/([\w-]+)\/(?:output\/([\w-]+)\.md|runs\/([\w-]+)\/rslib\.config\.)/.exec(
      file,
    ) ?? [];
  return { example, run: output ?? config ?? '' };
}
