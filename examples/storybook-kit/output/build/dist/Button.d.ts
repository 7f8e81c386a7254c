export interface ButtonProps {
    /** What the button says. */
    label: string;
    onPress?: () => void;
}
/** A button. */
export declare function Button({ label, onPress }: ButtonProps): import("react").JSX.Element;
