import { readTime } from './index';

self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(readTime(data));
};
