import { memo, type ReactNode } from 'react';
import { trustHtml } from '#shared/trust.ts';
import { usePage, useSite } from './context.ts';

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
  const { html = '', routePath, originalLang } = usePage();
  const { locales } = useSite();
  const original = locales.find(({ lang }) => lang === originalLang);
  const language = { lang: original?.htmlLang, dir: original?.dir };
  if (!children) return <Prose key={routePath} html={html} {...language} isWhole />;
  const [before, after] = [html.slice(0, splitAt), html.slice(splitAt)];
  return (
    <div key={routePath} data-prose="">
      {before && <Prose html={before} {...language} />}
      {children}
      {after && <Prose html={after} {...language} />}
    </div>
  );
}

interface ProseProps {
  html: string;
  /** Set if the text isn't in the language of the page. */
  lang: string | undefined;
  dir: string | undefined;
  isWhole?: boolean;
}

const Prose = memo(function Prose({ html, lang, dir, isWhole }: ProseProps) {
  return (
    <div
      className="prose"
      lang={lang}
      dir={dir}
      data-prose={isWhole ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
    />
  );
});
