/** Counts how often it is clicked. */
export declare function Counter(): import("react").JSX.Element;
