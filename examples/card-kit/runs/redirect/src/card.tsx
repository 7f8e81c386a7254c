import { type Accent, accent } from '@/theme/colors';
import styles from './card.module.css';
import { badge } from './icons';
import '@/card.css';
import logo from '@/icons/logo.svg';

export type { Accent } from '@/theme/colors';
export const card = [accent, badge, styles.card, logo];
export const inAccent = (accent: Accent) => `color: ${accent}`;
