/** A navigation shorter than this needs no progress bar; in milliseconds. */
const patience = 150;

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
    const { showProgressBar } = await import('./progressBar.ts');
    if (isLoading) hide = showProgressBar();
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
