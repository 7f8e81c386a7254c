import { memo } from 'react';
import { usePage } from './context.ts';

/**
 * The prose of the page. It is never hydrated: React keeps the markup it finds, and what other code
 * does to it, until there is other prose. A path without a page gives an empty block (SPEC 2.1).
 */
export function Content() {
  const { html = '', routePath } = usePage();
  return <Prose key={routePath} html={html} />;
}

const Prose = memo(function Prose({ html }: { html: string }) {
  return (
    <div
      className="prose"
      data-prose=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
