/** What a build is doing. */
export type BuildStage = 'Config' | 'Compile' | 'Bundle' | 'Link' | 'Render' | 'Draw' | 'Compress';

/**
 * The progress of a build: its stage, the number of pages that are done and of all pages, and the last page.
 */
export interface Progress {
  stage: BuildStage;
  done: number;
  total: number;
  page?: string;
}

/** Receives the progress of a build. */
export type OnProgress = (progress: Progress) => void;

/** Returns a callback that counts pages of one stage. */
export function countPages(onProgress: OnProgress, stage: BuildStage, total: number) {
  let done = 0;
  onProgress({ stage, done, total });
  return (count: number, route: string): void => {
    done += count;
    onProgress({ stage, done, total, page: route });
  };
}
