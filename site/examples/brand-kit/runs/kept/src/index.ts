import '@/theme.scss';
import dot from '@/icons/dot.png';

export { dot };
