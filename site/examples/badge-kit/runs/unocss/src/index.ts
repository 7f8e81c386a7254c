import './styles.css';

export { Badge } from './Badge';
