import { start } from './start';

document.title = String(start());
