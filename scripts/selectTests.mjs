/**
 * @typedef {object} Selection What follows from changed files.
 * @property {'all' | string[]} units Files whose tests run, with those of what imports them; folders run in whole.
 * @property {boolean} proof
 * @property {'all' | string[]} pages Browser tests, by file.
 */

/** @typedef {{ units?: 'all' | 'own' | string[], proof?: boolean, pages?: 'all' | 'own' | string }} Effect */

/** What everything depends on. */
const everything = /** @type {Effect} */ ({ units: 'all', proof: true, pages: 'all' });

/**
 * Tests that run the built package don't import its sources. They do import this module, so they follow from it.
 */
const ofProcesses = ['packages/islet/src/testing/cli.ts'];

/**
 * What a file has an effect on: the first row that matches. `own` is the file itself, and the text of `pages` selects
 * the browser tests that contain it. A file that no row matches has an effect on everything.
 *
 * @type {ReadonlyArray<[RegExp, Effect]>}
 */
const effects = [
  [/^tests\/journeys\/.*\.spec\.ts$/, { pages: 'own' }],
  [/^tests\/(?:fixtures|journeys|support)\//, { units: 'own', pages: 'all' }],
  [/^playwright\.config\.ts$/, { pages: 'all' }],
  [/^vitest\.config\.ts$/, { units: 'all' }],
  [/\.test\.tsx?$/, { units: 'own' }],
  [/^packages\/islet-prove\/src\//, { units: 'own', proof: true, pages: 'rslib' }],
  [
    /^packages\/create-islet\/(?:src|template)\//,
    { units: ['packages/create-islet', 'scripts/publishedPackage.test.ts'] },
  ],
  [/^packages\/[^/]+\/src\/node\/cli\//, { units: ofProcesses }],
  [/^packages\/[^/]+\/src\//, { units: ofProcesses, pages: 'all' }],
  [/^site\/checks\//, { units: 'own', proof: true }],
  [/^site\/examples\//, { proof: true, pages: 'rslib' }],
  [/^site\//, { units: ['site'], proof: true, pages: 'rslib' }],
  [/^manual\//, { units: ['manual'], pages: 'manual' }],
  [/^scripts\/(?:buildPackages|install|run)\.mjs$/, everything],
  [/^scripts\/proof\.mjs$/, { units: ['scripts'], proof: true }],
  [/^tests\/mutations\//, { units: ['tests/mutations'] }],
  [/^(?:bench|scripts|tests\/attacks)\//, { units: 'own' }],
  [
    /^\.(?:github|vscode)\/|^[^/]+\.md$|^design\/|^LICENSE$|^\.(?:editorconfig|git\w+)$|^renovate\.json$/,
    { units: ['scripts'] },
  ],
  [/^(?:biome|knip)\.json$/, {}],
];

/**
 * Selects the tests that follow from changed files.
 *
 * @param {string[]} files Paths below the root of the repository, with `/`.
 * @param {{ path: string, text: string }[]} specs All files with browser tests that can be selected.
 * @returns {Selection}
 */
export function selectTests(files, specs) {
  const found = files.map((file) => ({ file, effect: findEffect(file) }));
  const units = found.map(({ file, effect: { units: effect } }) => {
    if (effect === 'all' || effect === undefined) return effect ?? [];
    return effect === 'own' ? [file] : [file, ...effect];
  });
  const pages = found.map(({ file, effect: { pages: effect } }) => {
    if (effect === 'all' || effect === undefined) return effect ?? [];
    // It may have been deleted, or be one of the slow ones.
    if (effect === 'own') return specs.some(({ path }) => path === file) ? [file] : [];
    return specs.filter(({ text }) => text.includes(effect)).map(({ path }) => path);
  });
  return {
    units: join(units),
    proof: found.some(({ effect }) => effect.proof),
    pages: join(pages),
  };
}

/**
 * @param {string} file
 * @returns {Effect}
 */
function findEffect(file) {
  return effects.find(([pattern]) => pattern.test(file))?.[1] ?? everything;
}

/**
 * @param {Array<'all' | string[]>} lists
 * @returns {'all' | string[]}
 */
function join(lists) {
  /** @type {Set<string>} */
  const joined = new Set();
  for (const list of lists) {
    if (list === 'all') return 'all';
    for (const item of list) joined.add(item);
  }
  return [...joined].sort();
}
