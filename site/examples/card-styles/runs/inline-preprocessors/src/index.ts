import badge from './badge.less?inline';
import chip from './chip.scss?inline';
import source from './chip.scss?raw';

export { badge, chip, source };
