export { unit } from '@/unit';
