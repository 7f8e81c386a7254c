/** How many tasks are left. */
export declare function countOpen(tasks: readonly Task[]): number;

export declare interface Task {
    title: string;
    done: boolean;
}

export { }
