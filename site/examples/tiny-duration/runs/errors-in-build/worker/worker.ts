import { tick } from './missing';

tick();
