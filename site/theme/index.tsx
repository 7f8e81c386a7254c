import './toolLink.css';
import type { Theme } from '@docs/core/client/theme.ts';
import { components as base } from '@docs/core/theme/index.tsx';
import { ToolCards } from './landing/ToolStack.tsx';
import { ToolLink } from './ToolLink.tsx';

export * from '@docs/core/theme/index.tsx';

// Components for the pages of this site only.
export const components: Theme['components'] = {
  ...base,
  ToolCards,
  ToolLink,
};
