/** The leaf as part of the document, so that CSS can colour it. */
export declare function LeafIcon(): import("react").JSX.Element;
/** The leaf as a file of its own. */
export declare function LeafImage(): import("react").JSX.Element;
