import './card.css';
import logo from './logo.svg';

export { logo };
export const load = () => import('./lazy');
