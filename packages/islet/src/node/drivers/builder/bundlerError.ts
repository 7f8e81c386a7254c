import { messageOf } from '#shared/messageOf.ts';

/** What the bundler threw because of the `rsbuild` options of a site; what is wrong in sources, it reports. */
export class BundlerError extends Error {
  constructor(thrown: unknown) {
    super(messageOf(thrown), { cause: thrown });
  }
}
