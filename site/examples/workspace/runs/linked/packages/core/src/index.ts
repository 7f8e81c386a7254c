/** Says how many tasks are left. */
export const describe = (tasks: readonly string[]): string => `${tasks.length} open`;
