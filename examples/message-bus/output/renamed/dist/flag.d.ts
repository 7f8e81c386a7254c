import { type ReactNode } from 'react';
export declare function Flag({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;
