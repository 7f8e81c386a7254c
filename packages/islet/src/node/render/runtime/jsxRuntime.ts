import { cloneElement, Fragment, type ReactElement, useContext } from 'react';
import { jsx as createJsx, jsxs as createJsxs } from 'react/jsx-runtime';
import { HydratedContext } from './createIsland.tsx';
import { unhandledAttribute } from './unhandledAttribute.ts';

type Create = typeof createJsx;

/**
 * Marks the elements whose handlers are lost because they are outside of any island. The components of a site
 * are compiled to calls of this in the server bundle, since React drops handlers without a trace.
 */
const withMark =
  (create: Create): Create =>
  (type, props, key) => {
    const element = create(type, props, key);
    const names = typeof type === 'string' ? listHandlers(props) : [];
    return names.length > 0 ? createJsx(Marked, { element, names }, key) : element;
  };

function listHandlers(props: unknown): string[] {
  return Object.entries(Object(props)).flatMap(([name, value]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function' ? [name] : [],
  );
}

interface MarkedProps {
  element: ReactElement<Record<string, unknown>>;
  names: string[];
}

function Marked({ element, names }: MarkedProps): ReactElement {
  const isHydrated = useContext(HydratedContext);
  return isHydrated ? element : cloneElement(element, { [unhandledAttribute]: names.join(' ') });
}

export { Fragment };

/** What builds call for an element with at most one child. */
export const jsx = withMark(createJsx);

/** What builds call for an element with several children. */
export const jsxs = withMark(createJsxs);

/** What development builds call instead of both; without the difference, React asks for keys where none are needed. */
export function jsxDEV(
  ...args: [...Parameters<Create>, hasStaticChildren?: boolean]
): ReactElement {
  const [type, props, key, hasStaticChildren] = args;
  return (hasStaticChildren ? jsxs : jsx)(type, props, key);
}

/** What all builds call if a key comes after spread props, which may have one, too. */
export function createElement(
  type: Parameters<Create>[0],
  given: Record<string, unknown>,
  ...children: unknown[]
): ReactElement {
  const { key, ...rest } = given;
  const [only] = children;
  const props =
    children.length === 0 ? rest : { ...rest, children: children.length === 1 ? only : children };
  return (children.length > 1 ? jsxs : jsx)(type, props, key === undefined ? key : String(key));
}
