import { memo, type ReactNode } from 'react';
import { trustHtml } from '#shared/trust.ts';
import { usePage } from './context.ts';

export interface ContentProps {
  /** The prose, if there is any. */
  children?: ReactNode;
  /** Splits the HTML after this many characters; each part must consist of whole elements. */
  splitAt?: number;
}

/**
 * The prose of the page. It is never hydrated: React keeps the existing markup, including changes made by
 * other code, until the prose is replaced. A path without a page renders an empty block (SPEC 2.1).
 */
export function Content({ children, splitAt = 0 }: ContentProps) {
  const { html = '', routePath } = usePage();
  if (!children) return <Prose key={routePath} html={html} isWhole />;
  const [before, after] = [html.slice(0, splitAt), html.slice(splitAt)];
  return (
    <div key={routePath} data-prose="">
      {before && <Prose html={before} />}
      {children}
      {after && <Prose html={after} />}
    </div>
  );
}

const Prose = memo(function Prose({ html, isWhole }: { html: string; isWhole?: boolean }) {
  return (
    <div
      className="prose"
      data-prose={isWhole ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
    />
  );
});
