import type { PropRules } from '#shared/types.ts';
import { Stars } from './components/home/Stars.tsx';
import { SourceLink } from './components/SourceLink.tsx';
import { Badge, type BadgeProps } from './components/widgets/Badge.tsx';
import {
  Accordions,
  Callout,
  type CalloutProps,
  Details,
  type DetailsProps,
} from './components/widgets/Callout.tsx';
import { Card, type CardProps, Cards } from './components/widgets/Cards.tsx';
import { CodeGroup, type CodeGroupProps } from './components/widgets/CodeGroup.tsx';
import { FileTree } from './components/widgets/FileTree.tsx';
import {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/widgets/PackageManagerTabs.tsx';
import { Steps } from './components/widgets/Steps.tsx';
import { Tab, type TabProps, Tabs, type TabsProps } from './components/widgets/Tabs.tsx';
import { lookNames } from './rules/findLook.ts';

/** Rules for each prop of a type, no more and no fewer. */
type RulesFor<Props> = Record<keyof Props, PropRules[string]>;

const onlyChildren: PropRules = { children: 'optional' };

/** The props that the components of pages take. A component that replaces one of them isn't checked. */
export const componentProps: ReadonlyMap<unknown, PropRules> = new Map<unknown, PropRules>([
  [Accordions, onlyChildren],
  [
    Badge,
    {
      type: lookNames(),
      variant: lookNames(),
      text: 'optional',
      children: 'optional',
    } satisfies RulesFor<BadgeProps>,
  ],
  [
    Callout,
    {
      type: lookNames(),
      title: 'optional',
      children: 'optional',
    } satisfies RulesFor<CalloutProps>,
  ],
  [
    Card,
    {
      title: 'required',
      href: 'optional',
      icon: 'icon',
      isNewTab: 'optional',
      description: 'optional',
      children: 'optional',
    } satisfies RulesFor<CardProps>,
  ],
  [Cards, onlyChildren],
  [CodeGroup, { label: 'optional', children: 'required' } satisfies RulesFor<CodeGroupProps>],
  [
    Details,
    {
      title: 'optional',
      summary: 'optional',
      open: 'optional',
      children: 'optional',
    } satisfies RulesFor<DetailsProps>,
  ],
  [FileTree, onlyChildren],
  [PackageManagerTabs, { command: 'required' } satisfies RulesFor<PackageManagerTabsProps>],
  [SourceLink, { href: 'required' }],
  [Stars, {}],
  [Steps, onlyChildren],
  [
    Tab,
    {
      label: 'optional',
      value: 'optional',
      default: 'optional',
      children: 'optional',
    } satisfies RulesFor<TabProps>,
  ],
  [
    Tabs,
    {
      group: 'optional',
      groupId: 'optional',
      syncKey: 'optional',
      items: 'optional',
      values: 'optional',
      defaultValue: 'optional',
      label: 'optional',
      children: 'required',
    } satisfies RulesFor<TabsProps>,
  ],
]);
