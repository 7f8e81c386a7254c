import type { ComponentProps, ReactNode } from 'react';
import './segmented.css';

/** A row of values of which one is chosen: radio buttons that look like one pill. */
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

/** One of the values; takes what an `<input>` takes. */
export function Segment({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label>
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  );
}
