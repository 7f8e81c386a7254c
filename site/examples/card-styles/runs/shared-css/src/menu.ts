import './base.css';
import './menu.css';

export const menu = 'menu';
