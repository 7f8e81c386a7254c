import { defaultLimit, firstShown } from '#search/searchConstants.ts';
import { defineCommand, UsageError } from './defineCommand.ts';
import { overrideOptions, refuseWords, siteFolder } from './sharedOptions.ts';
import { anyText, integer } from './valueTypes.ts';

/** The table of a command, which runs `runSearch`. */
export const searchCommand = defineCommand({
  name: 'search',
  summary: 'answer a query from the built index',
  usage: '<site folder> <query>',
  details: 'All that follows `--` is the query, even if it looks like an option.',
  options: {
    out: overrideOptions.out,
    lang: { type: anyText('name'), description: "language of the pages (default the site's own)" },
    limit: {
      type: integer(1),
      description: `maximum number of pages (default ${firstShown}, with --json ${defaultLimit})`,
    },
    json: { description: 'one line of JSON per query' },
    stdin: { description: 'read queries from the input, one per line' },
  },
  hasQuery: true,
  readWords([folder, ...words], { stdin }) {
    if (stdin) refuseWords(words, 'the queries come from the input');
    const query = words.join(' ').trim();
    if (query === '' && !stdin) {
      throw new UsageError('The query is missing. Add it after the folder, or use --stdin.');
    }
    return { query, ...siteFolder.readWords([folder ?? '.']) };
  },
});
