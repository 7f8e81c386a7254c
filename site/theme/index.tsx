import './toolLink.css';
import type { Theme } from '@docs/core/client/theme.ts';
import { components as base } from '@docs/core/theme/index.tsx';
import { ToolCards } from './landing/ToolStack.tsx';
import { ToolLink } from './ToolLink.tsx';

export * from '@docs/core/theme/index.tsx';

// What only pages of this site can use.
export const components: Theme['components'] = {
  ...base,
  ToolCards,
  ToolLink,
};
