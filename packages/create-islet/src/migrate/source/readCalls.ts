import { list, record } from './shapes.ts';

/** A function of a package that a config called, as in `pluginRss({ … })`. */
export interface PackageCall {
  /** A plugin that the config writes itself has a name instead. */
  package: string;
  options: Readonly<Record<string, unknown>>;
}

/** The calls of packages in a list of plugins, which may be nested; `importForeign` leaves them there. */
export const readCalls = (written: unknown): PackageCall[] =>
  list
    .parse(written)
    .flat(Number.POSITIVE_INFINITY)
    .flatMap((one) => {
      const { name: own, package: name = own, options }: Record<string, unknown> = Object(one);
      return typeof name === 'string' ? [{ package: name, options: record.parse(options) }] : [];
    });
