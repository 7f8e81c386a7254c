import { defineCommand, UsageError } from './defineCommand.ts';
import { siteFolder } from './sharedOptions.ts';
import { anyText } from './valueTypes.ts';

/** The table of a command, which runs `runMigrate`. */
export const migrateCommand = defineCommand({
  name: 'migrate',
  summary: 'convert a site of another engine, as `npm create islet` with `--from` does',
  usage: '<engine> <folder>',
  options: {
    to: { type: anyText('folder'), default: '.', description: 'empty folder for the new site' },
  },
  readWords([engine, ...folders]) {
    if (engine === undefined || folders.length === 0) {
      throw new UsageError('Name the engine that the site is written for, and its folder.');
    }
    return { engine, ...siteFolder.readWords(folders) };
  },
});
