import './card.css';
/** A card with a title, in the colors of the theme. */
export declare function Card({ title }: {
    title: string;
}): import("react").JSX.Element;
