import './toolLink.css';
import type { Theme } from '@docs/client/theme.ts';
import { components as base } from '@docs/theme/index.tsx';
import { Feature } from './landing/Feature.tsx';
import { Landing } from './landing/Landing.tsx';
import { Start } from './landing/Start.tsx';
import { ToolCards } from './landing/ToolStack.tsx';
import { ToolLink } from './ToolLink.tsx';

export * from '@docs/theme/index.tsx';

// What only pages of this site can use.
export const components: Theme['components'] = {
  ...base,
  Feature,
  Landing,
  Start,
  ToolCards,
  ToolLink,
};
