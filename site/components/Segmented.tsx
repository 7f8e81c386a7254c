import type { ComponentProps, ReactNode } from 'react';
import './segmented.css';

/** Radio buttons that look like a segmented control. */
export function Segmented({
  legend,
  isDisabled,
  children,
}: {
  legend: ReactNode;
  isDisabled?: boolean;
  /** `Segment`s with the same `name`. */
  children: ReactNode;
}) {
  return (
    <fieldset className="segmented" disabled={isDisabled}>
      <legend>{legend}</legend>
      <div className="segments">{children}</div>
    </fieldset>
  );
}

/** One of the values; accepts the props of `<input>`. */
export function Segment({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label>
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  );
}
