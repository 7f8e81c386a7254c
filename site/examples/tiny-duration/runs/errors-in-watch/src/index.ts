export { format } from './format';
export { parse } from './parse';

import './hours';
