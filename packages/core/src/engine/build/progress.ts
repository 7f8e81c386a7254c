/**
 * The progress of a build: its stage, the number of pages that are done and of all pages, and the last page.
 */
export interface Progress {
  stage: string;
  done: number;
  total: number;
  page?: string;
}

/** Receives the progress of a build. */
export type OnProgress = (progress: Progress) => void;

/** Returns a callback that counts pages of one stage. */
export function countPages(onProgress: OnProgress, stage: string, total: number) {
  let done = 0;
  onProgress({ stage, done, total });
  return (count: number, route: string): void => {
    done += count;
    onProgress({ stage, done, total, page: route });
  };
}
