/**
 * Reporter for Vitest and Playwright that tells the process which started the runner how many tests have ended, and of
 * how many. Vitest collects files while it runs others, so its total grows.
 */
export default class CountReporter {
  done = 0;
  total = 0;

  /**
   * Playwright: before all tests.
   *
   * @param {unknown} _
   * @param {{ allTests(): unknown[] }} suite
   */
  onBegin(_, suite) {
    this.#add({ total: suite.allTests().length });
  }

  /** Playwright: after each test. */
  onTestEnd() {
    this.#add({ done: 1 });
  }

  /**
   * Vitest: before the tests of a file.
   *
   * @param {{ children: { allTests(): Iterable<unknown> } }} module
   */
  onTestModuleCollected({ children }) {
    this.#add({ total: [...children.allTests()].length });
  }

  /** Vitest: after each test. */
  onTestCaseResult() {
    this.#add({ done: 1 });
  }

  /**
   * Vitest: after all tests. Its JSON report leaves out errors outside of them, which fail the run as well.
   *
   * @param {unknown} _
   * @param {ReadonlyArray<{ stack?: string, message: string }>} errors
   */
  onTestRunEnd(_, errors) {
    for (const { stack, message } of errors)
      console.error(`Outside of all tests: ${stack ?? message}`);
  }

  /** Playwright asks; otherwise it would print each test itself. */
  printsToStdio() {
    return false;
  }

  /** @param {{ done?: number, total?: number }} more */
  #add({ done = 0, total = 0 }) {
    this.done += done;
    this.total += total;
    process.send?.({ done: this.done, total: this.total });
  }
}
