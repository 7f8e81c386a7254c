import { engines } from '../migrate/engines.ts';
import { defineCommand, UsageError } from './defineCommand.ts';
import { siteFolder } from './sharedOptions.ts';
import { anyText } from './valueTypes.ts';

/** The table of a command, which runs `runMigrate`. */
export const migrateCommand = defineCommand({
  name: 'migrate',
  summary: `write a new site from that of another engine: ${engines.join(', ')}`,
  usage: '<engine> <folder>',
  options: {
    to: { type: anyText('folder'), default: '.', description: 'empty folder for the new site' },
  },
  readWords([name, ...folders]) {
    const engine = engines.find((known) => known === name);
    if (engine === undefined) {
      throw new UsageError(`Name the engine that the site is written for: ${engines.join(', ')}.`);
    }
    if (folders.length === 0) {
      throw new UsageError('Name the folder of the site after the engine.');
    }
    return { engine, ...siteFolder.readWords(folders) };
  },
});
