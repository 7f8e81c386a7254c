import { trustHtml } from '@docs/common/trust.ts';

/** A navigation shorter than this needs no progress bar; in milliseconds. */
const patience = 150;

/** Options of the progress bar (SPEC 9); its template is without the role `bar`, which ARIA has not. */
const options = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.progress',
  template: trustHtml('<div class="progress"></div>'),
};

/** The bar that shows during page loading; its code is loaded by the first slow navigation. */
export interface Progress {
  start(): void;
  done(): void;
}

export function createProgress(): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let hide = () => {};

  async function show() {
    const { default: bar } = await import('nprogress');
    if (!isLoading) return;
    bar.configure(options).start();
    hide = () => bar.done();
  }

  return {
    start() {
      clearTimeout(timer);
      isLoading = true;
      // A bar that cannot be loaded must not disturb the navigation.
      timer = setTimeout(() => show().catch(() => {}), patience);
    },
    done() {
      clearTimeout(timer);
      isLoading = false;
      hide();
    },
  };
}
