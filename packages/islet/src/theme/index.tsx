import './styles/index.css';
import type { Theme } from '#client/theme.ts';
import { Stars } from './components/home/Stars.tsx';
import { SourceLink } from './components/SourceLink.tsx';
import { Badge } from './components/widgets/Badge.tsx';
import { Accordions, Callout, Details } from './components/widgets/Callout.tsx';
import { Card, Cards } from './components/widgets/Cards.tsx';
import { CodeGroup } from './components/widgets/CodeGroup.tsx';
import { FileTree } from './components/widgets/FileTree.tsx';
import { PackageManagerTabs } from './components/widgets/PackageManagerTabs.tsx';
import { Steps } from './components/widgets/Steps.tsx';
import { Tab, Tabs } from './components/widgets/Tabs.tsx';

export { Layout } from './layouts/Layout.tsx';

/** Components that pages use without an import. A site's own theme re-exports these and replaces or adds some. */
export const components: Theme['components'] = {
  Accordion: Details,
  Accordions,
  Aside: Callout,
  Badge,
  Callout,
  Card,
  CardGrid: Cards,
  Cards,
  CodeGroup,
  Details,
  FileTree,
  LinkCard: Card,
  PackageManagerTabs,
  SourceLink,
  Stars,
  Steps,
  Tab,
  TabItem: Tab,
  Tabs,
};

/** Interactive components that pages use without an import: ours need none, but a site's theme may add some. */
export const islands: Theme['islands'] = {};
