import path from 'node:path';
import { backendUrl } from './backendUrl.ts';
import { defineCommand, UsageError } from './defineCommand.ts';
import { readNamedFolders } from './namedFolders.ts';
import { anyText } from './valueTypes.ts';

/** The table of a command, which runs `runSearchPush`. */
export const searchPushCommand = defineCommand({
  name: 'search-push',
  summary: 'send the indexes of built sites to a search engine',
  usage: '[[name=]folder …] --to <url>',
  details:
    'A folder is the output of a build (default docs=site/dist); its name is how requests call the index.\n' +
    'Only sections that changed are sent, and all of them become visible at once.',
  options: {
    to: { type: backendUrl, description: 'the engine' },
    reader: {
      type: anyText('role'),
      description: 'PostgreSQL role that may read what is sent (default none)',
    },
  },
  readWords(words, { to }) {
    if (to === null) throw new UsageError('"--to" is missing: the URL of the search engine.');
    return { siteRoot: path.resolve(), sites: readNamedFolders(words), target: to };
  },
});
