import './theme.css';
/** Shows the time in an element, and lets it tick. */
export declare function show(element: HTMLElement, ms: number): Promise<void>;
