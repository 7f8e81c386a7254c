/** An amount; a click writes the currency out. */
export declare function Price({ cents }: {
    cents: number;
}): import("react").JSX.Element;
