import '@/brand.css';
import logo from '@/logo.svg';

export const template = new URL('@/data/template.txt', import.meta.url);

export const written = new URL(/* rspackIgnore: true */ './data/later.json', import.meta.url);

export { logo };
