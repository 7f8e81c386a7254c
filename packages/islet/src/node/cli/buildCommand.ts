import { parseShard } from '../drivers/builder/parseShard.ts';
import { defineCommand, UsageError } from './defineCommand.ts';
import { overrideOptions, siteFolder, strictOption } from './sharedOptions.ts';

/** The table of a command, which runs `runBuild`. */
export const buildCommand = defineCommand({
  name: 'build',
  summary: 'write the whole site into its output folder',
  ...siteFolder,
  options: {
    ...overrideOptions,
    ...strictOption,
    compress: { description: 'also write .br and .gz files' },
    shard: {
      type: {
        placeholder: 'n/m',
        expected: 'a part and how many there are, such as 3/8',
        read: parseShard,
      },
      description: 'only compile part n of m, such as 3/8, for a build with --merge',
    },
    merge: { description: 'take over the pages that all shards have compiled' },
  },
  readWords(words, { shard, merge }) {
    if (shard === null || !merge) return siteFolder.readWords(words);
    throw new UsageError('Run all shards first, then build with "--merge" alone.');
  },
});
