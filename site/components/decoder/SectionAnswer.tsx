import { joinRoute, useSite } from 'islet/client';
import { useLayoutEffect, useRef } from 'react';
import type { DecodedSection } from '../../answers/decode/decodeMessage.ts';
import { cutSection } from './cutSection.ts';
import { decoderLabels } from './decoderLabels.ts';
import { usePageDocument } from './usePageDocument.ts';

/** The messages of a section, with its text unless it is folded, and links to it. */
export function SectionAnswer({ section, isOpen }: { section: DecodedSection; isOpen: boolean }) {
  const site = useSite();
  const labels = decoderLabels(site.lang);
  const { page, anchor, messages } = section;
  const toUrl = (path: string) =>
    joinRoute(site, { version: site.defaultVersion, lang: site.lang, path });
  const url = toUrl(page);
  const [first] = messages;
  return (
    <article className="decoder-section">
      <ul className="decoder-messages">
        {messages.map(({ slug, shown }) => (
          <li key={slug}>
            <a href={`${url}#${anchor}`}>
              <code>{shown}</code>
            </a>
          </li>
        ))}
      </ul>
      {isOpen && (
        <SectionText key={`${url}#${anchor}`} url={url} section={section} labels={labels} />
      )}
      <p className="decoder-links">
        <a href={`${url}#${anchor}`}>{labels.readAll}</a>
        {first && (
          <span>
            {labels.shortAddress} {/* It is a redirect, which navigation in place doesn't know. */}
            <a href={toUrl(`/e/${first.slug}`)} rel="external">
              {`/e/${first.slug}`}
            </a>
          </span>
        )}
      </p>
    </article>
  );
}

/** The text of a section, copied from its page. */
function SectionText({
  url,
  section: { anchor, messages },
  labels,
}: {
  url: string;
  section: DecodedSection;
  labels: ReturnType<typeof decoderLabels>;
}) {
  const { page, hasFailed } = usePageDocument(url);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!page) return;
    const shown = messages.map((message) => message.shown);
    place.current?.replaceChildren(...cutSection(page, { anchor, url, messages: shown }));
  }, [page, anchor, url, messages]);
  if (hasFailed) return <p role="alert">{labels.failed}</p>;
  return <div ref={place} className="decoder-text prose" aria-busy={!page} />;
}
