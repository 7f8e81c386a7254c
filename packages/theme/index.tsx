import './styles/index.css';
import type { Theme } from '@docs/client/theme.ts';
import { SourceLink } from './components/SourceLink.tsx';

export { Layout } from './layouts/Layout.tsx';

// A site's own theme re-exports this one and replaces what it wants to.
export const components: Theme['components'] = { SourceLink };
export const islands: Theme['islands'] = {};
