import mitt from 'mitt';

/** Says which texts were read. */
export const reader = mitt<{ read: string }>();

/** Estimates in how many seconds a text is read. */
export function readTime(text: string): number {
  const words = text.split(/\s+/).length;
  console.log('Words:', words);
  if (words < 2) console.warn('The text is too short.');
  return Math.ceil(words / 4);
}
