import { units } from 'tiny-duration';

units.push(60);
