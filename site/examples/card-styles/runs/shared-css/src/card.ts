import './base.css';
import './card.css';

export const card = 'card';
