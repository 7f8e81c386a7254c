import { useEffect, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { announce } from '#client/navigation/arrival.ts';
import { loadDocument } from '#client/navigation/loadDocument.ts';
import { copyText, feedback } from '../behaviors/copyText.ts';

/** Above the title: copies the Markdown of the page, and links to it. Not rendered if the page has none. */
export function PageActions() {
  const { markdownUrl } = usePage();
  const { labels } = useSite();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (!markdownUrl) return null;

  async function copy(href: string): Promise<void> {
    const response = await fetch(href).catch(() => null);
    // The link says what is wrong.
    if (!response?.ok) return loadDocument(new URL(href, location.href));
    if (!(await copyText(await response.text(), labels.copyPrompt))) return;
    setIsCopied(true);
    announce(labels.copied);
  }

  return (
    <p className="eyebrow page-actions">
      <span className="scripted">
        <button type="button" onClick={() => copy(markdownUrl)}>
          {isCopied ? labels.copied : labels.copyPage}
        </button>
        <span> · </span>
      </span>
      <a href={markdownUrl}>{labels.viewMarkdown}</a>
    </p>
  );
}
