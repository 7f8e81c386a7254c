import { Component, type ReactNode } from 'react';
import { showIncompleteNotice } from '#client/navigation/loadDocument.ts';

/** How often its children may fail: what fails at once each time must not be mounted forever. */
const limit = 10;

/**
 * Mounts its children again when they have failed, for example because another program has moved their elements.
 * React logs each failure. After too many, nothing is mounted and the reader is told.
 */
export class Remount extends Component<{ children: ReactNode }> {
  #failures = 0;

  // React has unmounted the children before it calls this.
  override componentDidCatch(): void {
    this.#failures++;
    if (this.#failures <= limit) this.forceUpdate();
    else showIncompleteNotice();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
