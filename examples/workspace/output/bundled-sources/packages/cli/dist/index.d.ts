/** How many tasks are left. */
export declare function countOpen(tasks: readonly Task[]): number {
    return tasks.filter(({ done }) => !done).length;
}

export declare interface Task {
    title: string;
    done: boolean;
}

export { }
