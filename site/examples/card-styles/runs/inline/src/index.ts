import compiled from './panel.css?inline';
import source from './panel.css?raw';

export { compiled, source };
