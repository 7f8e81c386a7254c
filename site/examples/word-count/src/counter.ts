import { countWords } from './index';

self.onmessage = ({ data }) => self.postMessage(countWords(data));
