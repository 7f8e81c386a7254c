import { adoptStyles } from 'islet/client';
import { useLayoutEffect } from 'react';
import styles from './decoder.css?inline';

/** Adds the styles of the decoder where no page has them: in the search, and on the page for unknown addresses. */
export function useDecoderStyles(): void {
  useLayoutEffect(() => adoptStyles(styles), []);
}
