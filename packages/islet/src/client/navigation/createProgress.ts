/** Milliseconds before a navigation shows the progress bar. */
const unnoticedTime = 150;

/** The progress bar for page loads; its code is loaded by the first slow navigation. */
export interface NavigationProgress {
  start(): void;
  done(): void;
}

/** Creates a progress bar that shows itself if a navigation takes longer than its delay. */
export function createProgress(): NavigationProgress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let hide = () => {};

  async function show() {
    const { showProgressBar } = await import('./showProgressBar.ts');
    if (isLoading) hide = showProgressBar();
  }

  return {
    start() {
      clearTimeout(timer);
      isLoading = true;
      // A navigation must not fail because the bar can't be loaded.
      timer = setTimeout(() => show().catch(() => {}), unnoticedTime);
    },
    done() {
      clearTimeout(timer);
      isLoading = false;
      hide();
    },
  };
}
