import { Component, type ComponentType, type ReactNode } from 'react';
import { Content } from './Content.tsx';

/**
 * Wraps a part of a site's own theme, so that an error in it doesn't end the page: the part is left out, and the rest goes
 * on. In place of a layout, there is the content of the page. React logs the error.
 */
export function guardPart<Props>(
  Part: ComponentType<Props>,
  isLayout: boolean,
): ComponentType<Props> {
  return class Guard extends Component<Props, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override render(): ReactNode {
      if (this.state.hasFailed) return isLayout ? <Content /> : null;
      return <Part {...this.props} />;
    }
  };
}
