/** Loads what a plugin exports. */
export const load = (path: string) => {
  // The path is known only when the code runs.
  if (path.length > 0) {
    return import(/* webpackIgnore: true */ path);
  }
  return undefined;
};

export const plugins = /*#__PURE__*/ new Map<string, number>();
