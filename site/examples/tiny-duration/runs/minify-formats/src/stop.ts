import { format } from './format';
import { parse } from './parse';

document.title = format(parse(document.title));
