import { once } from 'node:events';
import { findPageSource, measureEdits } from './measureEdits.mjs';
import { startEngine } from './runMeasured.mjs';
import { summarize } from './summarize.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */
/** @typedef {{ readySeconds: Summary, pageSeconds: Summary, editSeconds: Summary }} DevFigures */

/**
 * Starts the dev server `runs` times: seconds from the start of the process until it prints its
 * address, and until it has answered a page; and from saving that page until a browser shows the edit.
 *
 * @param {string} root
 * @param {string} page path of the page, without a leading slash
 * @param {{ runs: number, signal: AbortSignal }} options
 * @returns {Promise<DevFigures>}
 */
export async function measureDev(root, page, { runs, signal }) {
  const ready = [];
  const answered = [];
  const edited = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    const secondsSince = () => (performance.now() - start) / 1000;
    const server = startEngine(['dev', root, '--port', '0'], signal);
    const ended = once(server, 'close');
    try {
      const url = await Promise.race([
        readAddress(server.stdout),
        failWhenOver(server.stderr, ended),
      ]);
      ready.push(secondsSince());
      const response = await fetch(new URL(page, url), { signal });
      await response.text();
      if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`);
      answered.push(secondsSince());
      edited.push(...(await measureEdits(new URL(page, url), await findPageSource(root, page))));
    } finally {
      server.kill();
      await ended.catch(() => {});
    }
  }
  return {
    readySeconds: summarize(ready),
    pageSeconds: summarize(answered),
    editSeconds: summarize(edited),
  };
}

/**
 * @param {import('node:stream').Readable} stdout
 * @returns {Promise<string>}
 */
function readAddress(stdout) {
  let printed = '';
  return new Promise((resolve) => {
    stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const url = /http:\/\/\S+(?=\s)/.exec(printed)?.[0];
      if (url) resolve(url);
    });
  });
}

/**
 * @param {import('node:stream').Readable} stderr
 * @param {Promise<unknown>} ended
 * @returns {Promise<never>}
 */
async function failWhenOver(stderr, ended) {
  let printed = '';
  stderr.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  await ended;
  throw new Error(`The dev server ended before it was ready:\n${printed}`);
}
