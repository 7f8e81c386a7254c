import { format } from './format';

document.title = format(document.title.length);
