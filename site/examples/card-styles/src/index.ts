import './base.css';
import styles from './card.module.css';

export const card = styles.card;
