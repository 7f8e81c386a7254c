import type { ComponentType } from 'react';
import { Content } from '#client/Content.tsx';
import { usePage, useSidebar, useSite } from '#client/context.ts';
import type { PageType } from '#shared/frontmatter.ts';
import { Announcement } from '../components/Announcement.tsx';
import { Bar } from '../components/Bar.tsx';
import { Drawer, drawerId } from '../components/Drawer.tsx';
import { Footer } from '../components/Footer.tsx';
import { GlobalUI } from '../components/GlobalUI.tsx';
import { MenuButton } from '../components/MenuButton.tsx';
import { Outline } from '../components/Outline.tsx';
import { Tooltip } from '../components/Tooltip.tsx';
import { useProse } from '../hooks/useProse.ts';
import { type VisibleParts, visibleParts } from '../rules/visibleParts.ts';
import { Search } from '../search/Search.tsx';
import { Doc } from './Doc.tsx';
import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';

const framed: Record<Exclude<PageType, 'blank'>, ComponentType<{ parts: VisibleParts }>> = {
  home: Home,
  doc: Doc,
  404: NotFound,
  custom: () => <Content />,
};

/** The visible shell of every page; the page type decides what it contains (SPEC 2.1). */
export function Layout() {
  const page = usePage();
  const { pageType } = page;
  const parts = visibleParts(page, useSite(), useSidebar());
  useProse();
  const shown = (['navbar', 'sidebar', 'outline'] as const).filter((part) => parts[part]).join(' ');
  return (
    // The sidebar is last in the document, so CSS has to reserve its space before it is parsed.
    <div className="frame" data-layout={pageType} data-shown={pageType === 'blank' ? '' : shown}>
      {pageType === 'blank' ? <Blank /> : <Frame pageType={pageType} parts={parts} />}
      <div id="~announcer" className="visually-hidden" aria-live="polite" />
    </div>
  );
}

function Blank() {
  return (
    <main id="~content" tabIndex={-1}>
      <Content />
    </main>
  );
}

function Frame({ pageType, parts }: { pageType: Exclude<PageType, 'blank'>; parts: VisibleParts }) {
  const { labels } = useSite();
  const Body = framed[pageType];
  return (
    <>
      <a className="skip-link" href="#~content">
        {labels.skipToContent}
      </a>
      {parts.sidebar && (
        <a className="skip-link" href={`#${drawerId}`}>
          {labels.skipToNavigation}
        </a>
      )}
      {parts.globalUI && <Announcement />}
      {parts.navbar ? <Bar /> : parts.sidebar && <MenuButton />}
      {/* Outside of the bar, which may be hidden. */}
      <Search />
      {parts.outline && <Outline />}
      <main id="~content" tabIndex={-1}>
        <Body parts={parts} />
        <Tooltip />
      </main>
      <Drawer hasSidebar={parts.sidebar} />
      {parts.footer && <Footer />}
      {parts.globalUI && (
        <div className="global-ui">
          <GlobalUI />
        </div>
      )}
    </>
  );
}
