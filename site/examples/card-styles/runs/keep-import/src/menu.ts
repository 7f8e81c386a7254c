import './menu.css';

export const open = () => import('./animate');
