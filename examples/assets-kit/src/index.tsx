import leafUrl from './assets/leaf.svg';
import Leaf from './assets/leaf.svg?react';
import data from './assets/names.json';

/** The leaf as part of the document, so that CSS can colour it. */
export function LeafIcon() {
  return <Leaf role="img" aria-label={data.leaf} />;
}

/** The leaf as a file of its own. */
export function LeafImage() {
  return <img src={leafUrl} alt={data.leaf} />;
}
