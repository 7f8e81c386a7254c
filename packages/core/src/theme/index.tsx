import './styles/index.css';
import type { Theme } from '#client/theme.ts';
import { Stars } from './components/home/Stars.tsx';
import { SourceLink } from './components/SourceLink.tsx';
import { Badge } from './components/widgets/Badge.tsx';
import { Card, Cards } from './components/widgets/Cards.tsx';
import { CodeGroup } from './components/widgets/CodeGroup.tsx';
import { FileTree } from './components/widgets/FileTree.tsx';
import { PackageManagerTabs } from './components/widgets/PackageManagerTabs.tsx';
import { Steps } from './components/widgets/Steps.tsx';
import { Tab, Tabs } from './components/widgets/Tabs.tsx';

export { Layout } from './layouts/Layout.tsx';

// A site's own theme re-exports this one and replaces parts of it.
export const components: Theme['components'] = {
  Badge,
  Card,
  Cards,
  CodeGroup,
  FileTree,
  PackageManagerTabs,
  SourceLink,
  Stars,
  Steps,
  Tab,
  Tabs,
};
export const islands: Theme['islands'] = {};
