import { routeSegmentPattern } from '../site/config/schema/routeSegmentPattern.ts';
import { defineCommand, UsageError } from './defineCommand.ts';
import { siteFolder } from './sharedOptions.ts';

/** The table of a command, which runs `runLabels`. */
export const labelsCommand = defineCommand({
  name: 'labels',
  summary: 'write the interface texts of a language to a file, to translate or change them',
  usage: '<language> [site folder]',
  options: {},
  readWords([lang, ...folders]) {
    if (lang === undefined || !routeSegmentPattern.test(lang)) {
      throw new UsageError('Name the language as the config does, as in "fr" or "pt-BR".');
    }
    return { lang, ...siteFolder.readWords(folders) };
  },
});
