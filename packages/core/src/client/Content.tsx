import { memo, type ReactNode } from 'react';
import { trustHtml } from '#common/trust.ts';
import { usePage } from './context.ts';

export interface ContentProps {
  /** The prose, if there is any. */
  children?: ReactNode;
  /** After how many characters of its HTML; whole elements have to come before and after. */
  splitAt?: number;
}

/**
 * The prose of the page. It is never hydrated: React keeps the markup it finds, and what other code
 * does to it, until there is other prose. A path without a page gives an empty block (SPEC 2.1).
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
