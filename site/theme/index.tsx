import './toolLink.css';
import type { Theme } from '@docs/core/client';
import { components as base } from '@docs/core/theme';
import { ToolCards } from './landing/ToolStack.tsx';
import { ToolLink } from './ToolLink.tsx';

export * from '@docs/core/theme';

// Components for the pages of this site only.
export const components: Theme['components'] = {
  ...base,
  ToolCards,
  ToolLink,
};
