export interface ButtonProps {
  /** What the button says. */
  label: string;
  onPress?: () => void;
}

/** A button. */
export function Button({ label, onPress }: ButtonProps) {
  return (
    <button type="button" onClick={onPress}>
      {label}
    </button>
  );
}
