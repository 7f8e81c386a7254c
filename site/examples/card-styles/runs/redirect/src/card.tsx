import { type Accent, accent } from '@/theme/colors';
import styles from './card.module.css';
import { badge } from './icons';
import meta from './meta.json';
import '@/card.css';
import logo from '@/icons/logo.svg';

export type { Accent } from '@/theme/colors';
export const card = [accent, styles.card, badge, meta.name, logo];
export const inAccent = (accent: Accent) => `color: ${accent}`;
