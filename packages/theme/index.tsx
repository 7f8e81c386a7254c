import './styles/index.css';
import type { Theme } from '@docs/client/theme.ts';
import { Layout } from './layouts/Layout.tsx';

/** The theme that a site gets when it brings none of its own. */
const theme: Theme = { Layout, components: {}, islands: {} };

export default theme;
