export interface Task {
    title: string;
    done: boolean;
}
/** How many tasks are left. */
export declare function countOpen(tasks: readonly Task[]): number;
