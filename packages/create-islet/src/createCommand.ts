import path from 'node:path';
import { anyText, defineCommand, refuseWords, UsageError, type ValueType } from 'islet/tools';
import { type Engine, engineNames } from './engines.ts';
import { type DeployHost, hostNames } from './hosts.ts';

const engineName: ValueType<Engine> = {
  placeholder: 'name',
  expected: `one of ${engineNames.join(', ')}`,
  read: (written) => engineNames.find((name) => name === written) ?? null,
};

const hostName: ValueType<DeployHost> = {
  placeholder: 'host',
  expected: `one of ${hostNames.join(', ')}`,
  read: (written) => hostNames.find((name) => name === written) ?? null,
};

/** The table of the only command, which runs `runCreate`. */
export const createCommand = defineCommand({
  name: 'create islet@latest',
  summary: 'write the files of a new documentation site into a folder, by default the current one',
  usage: '[folder] --',
  details: 'Also works with pnpm, Yarn and Bun. Files that exist are never changed.',
  options: {
    from: {
      type: anyText('folder'),
      description: `convert the site of another engine: ${engineNames.join(', ')}`,
    },
    engine: {
      type: engineName,
      description: 'the engine of that site, if its folder has configs of several',
    },
    deploy: {
      type: hostName,
      default: 'github',
      description: `where the workflow publishes the site: ${hostNames.join(', ')}`,
    },
  },
  readWords([name = '.', ...rest], { from, engine }) {
    refuseWords(rest, 'only one folder is allowed');
    if (engine !== null && from === null) {
      throw new UsageError('"--engine" is about the site that "--from" names.');
    }
    return { name, folder: path.resolve(name), siteRoot: path.resolve(from ?? name) };
  },
});
