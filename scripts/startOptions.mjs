// A namespace import, because an old Node, which `ensureNode` reports, doesn't export `parseArgs`.
import util from 'node:util';

const defaultPort = '4000';

/** What `npm start -- --help` shows. */
export const startHelp = `Usage: npm start -- [options]

Installs what is missing, builds the site and serves it.

Options:
  --port <number>   port to serve at (default ${defaultPort}); when it is busy, the next free one is taken
  -h, --help        show this text
`;

/**
 * Reads the arguments of `npm start`. Throws an error if they are invalid, before anything is installed.
 *
 * @param {string[]} args
 * @returns {{ port: string, help: boolean }}
 */
export function readStartOptions(args) {
  const { values } = util.parseArgs({
    args,
    options: {
      port: { type: 'string', default: defaultPort },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`\`--port ${values.port}\` is not a port; use an integer from 0 to 65535.`);
  return values;
}
