import { report } from './report';

export const parse = (text: string) => {
  report?.(text);
  return Number(text);
};
