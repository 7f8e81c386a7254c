/** @typedef {'html' | 'css' | 'script' | 'data' | 'other'} FileKind */
/** @typedef {{ kind: FileKind, bytes: number }} LoadedFile */

/**
 * Requests of a browser context, workers included.
 *
 * @typedef {{
 *   rest(): Promise<void>,
 *   take(): Promise<LoadedFile[]>,
 * }} Traffic `rest` waits until nothing more is requested; `take` returns the files since the last call.
 */

/** Milliseconds without a request after which a page is at rest; what waits for an idle browser starts before. */
const restTime = 2000;

/** @type {Record<string, FileKind>} */
const kinds = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  fetch: 'data',
  xhr: 'data',
};

/**
 * Records what a context loads. Bytes are as transferred, without headers; what comes from the cache has none.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @returns {Traffic}
 */
export function recordTraffic(context) {
  /** @type {Promise<LoadedFile>[]} */
  let files = [];
  let open = 0;
  let lastChange = Date.now();
  const change = (/** @type {1 | -1} */ by) => {
    open += by;
    lastChange = Date.now();
  };
  context.on('request', () => change(1));
  context.on('requestfailed', () => change(-1));
  context.on('requestfinished', (request) => {
    change(-1);
    const file = measure(request);
    // A context may close before anyone takes the file.
    file.catch(() => {});
    files.push(file);
  });
  return {
    async rest() {
      for (;;) {
        const left = lastChange + restTime - Date.now();
        if (open === 0 && left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.max(left, 10)));
      }
    },
    async take() {
      const taken = await Promise.all(files);
      files = [];
      return taken;
    },
  };
}

/** @param {import('@playwright/test').Request} request */
async function measure(request) {
  const { responseBodySize } = await request.sizes();
  return { kind: kinds[request.resourceType()] ?? 'other', bytes: responseBodySize };
}
