/** Milliseconds of one minute. */
export const MINUTE = 60_000;

if (process.env.NODE_ENV !== 'production') {
  console.warn('tiny-duration: development build');
}
