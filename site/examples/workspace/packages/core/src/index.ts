export interface Task {
  title: string;
  done: boolean;
}

/** How many tasks are left. */
export function countOpen(tasks: readonly Task[]): number {
  return tasks.filter(({ done }) => !done).length;
}
