import type { ReactNode } from 'react';
import { useSite } from '#client/context.ts';
import { findContainer } from '#shared/containers.ts';
import { findLook, type LookName, toContainerName } from '../../rules/findLook.ts';

/** A container and its content. */
export interface CalloutProps {
  /** The kind of container; `note` by default. */
  type?: LookName;
  /** Its title; by default the name of its type. */
  title?: ReactNode;
  /** Its content. */
  children?: ReactNode;
}

/** A container, like `:::tip` in Markdown. */
export function Callout({ type = 'note', title, children }: CalloutProps) {
  const { labels } = useSite();
  const look = findLook('Callout', type);
  const { name = 'note' } = findContainer(toContainerName(type)) ?? {};
  return (
    <div className={`container ${look}`}>
      <p className="container-title">{title ?? labels[name]}</p>
      {isText(children) ? <p>{children}</p> : children}
    </div>
  );
}

/** Text on the line of its tags is not a paragraph yet. */
function isText(children: ReactNode): boolean {
  return typeof children === 'string';
}

/** Content that is folded. */
export interface DetailsProps {
  /** The text that is visible while it is folded. */
  title?: ReactNode;
  /** Another name of `title`. */
  summary?: ReactNode;
  /** Whether it starts unfolded. */
  open?: boolean;
  /** The content. */
  children?: ReactNode;
}

/** Content that readers can unfold, like `:::details` in Markdown. */
export function Details({ title, summary = title, open = false, children }: DetailsProps) {
  const { labels } = useSite();
  return (
    <details className="container details" open={open}>
      <summary>{summary ?? labels.details}</summary>
      {isText(children) ? <p>{children}</p> : children}
    </details>
  );
}

/** Several of them, which need no element around them. */
export function Accordions({
  children,
}: {
  /** The `<Accordion>`s. */
  children?: ReactNode;
}) {
  return children;
}
