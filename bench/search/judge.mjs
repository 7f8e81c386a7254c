/**
 * @typedef {object} JudgedQuery
 * @property {string} q
 * @property {string} kind
 * @property {string} page The route that should come first.
 * @property {string[]} [alsoOk]
 *
 * @typedef {{ queries: number, mrr: number, success1: number, success3: number, success7: number, none: number }} Judgement
 */

/**
 * Judges answers by the rank of the first right page: the mean of 1/rank down to rank 10, and the
 * shares of queries that have it within the first 1, 3 and 7; `none` counts those without any answer.
 *
 * @param {JudgedQuery[]} queries
 * @param {string[][]} answers Routes for each query, best first.
 * @returns {Judgement}
 */
export function judge(queries, answers) {
  const ranks = queries.map(({ page, alsoOk = [] }, index) => {
    const at = (answers[index] ?? [])
      .slice(0, 10)
      .findIndex((route) => [page, ...alsoOk].includes(route));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
  });
  const count = queries.length || 1;
  const within = (/** @type {number} */ most) =>
    ranks.filter((rank) => rank <= most).length / count;
  return {
    queries: queries.length,
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / count,
    success1: within(1),
    success3: within(3),
    success7: within(7),
    none: answers.filter(({ length }) => length === 0).length,
  };
}

/**
 * @typedef {object} Question
 * @property {string} q
 * @property {string} section The route and anchor that answer it.
 * @property {string[]} [alsoOk]
 *
 * @typedef {{ questions: number, first: number, firstThree: number }} SectionJudgement
 */

/**
 * Judges where results lead to: the shares of questions whose answer is the section of the first result,
 * and of one of the first three.
 *
 * @param {Question[]} questions
 * @param {string[][]} answers Route and anchor of each result, best first.
 * @returns {SectionJudgement}
 */
export function judgeSections(questions, answers) {
  const within = (/** @type {number} */ most) =>
    questions.filter(({ section, alsoOk = [] }, index) =>
      (answers[index] ?? []).slice(0, most).some((one) => [section, ...alsoOk].includes(one)),
    ).length / (questions.length || 1);
  return { questions: questions.length, first: within(1), firstThree: within(3) };
}

/**
 * Asks an index each question; returns route and anchor of the first three results, best first.
 *
 * @param {import('../searchSources.ts').SearchIndex} index
 * @param {readonly Question[]} questions
 */
export async function askForSections(index, questions) {
  const answers = [];
  for (const { q } of questions) {
    const { hits } = await index.query(q, { limit: 3, enrich: false });
    answers.push(
      hits.map(({ routePath, anchor }) => (anchor ? `${routePath}#${anchor}` : routePath)),
    );
  }
  return answers;
}

/**
 * Leaves out queries for pages that a corpus does not have.
 *
 * @param {JudgedQuery[]} queries
 * @param {Iterable<string>} routes
 */
export function answerable(queries, routes) {
  const known = new Set(routes);
  return queries.filter(({ page, alsoOk = [] }) =>
    [page, ...alsoOk].some((route) => known.has(route)),
  );
}
