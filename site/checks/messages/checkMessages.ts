import type { Problem } from 'islet/tools';
import { isPrinted, showsMessage } from './matchMessage.ts';
import type { MessagesData } from './messagesData.ts';
import type { ShownMessage } from './readShown.ts';

/** The data that the check of messages compares. */
export interface MessageSources {
  /** Messages of the installed packages. */
  messages: readonly string[];
  /** Messages in headings and first cells of the pages. */
  shown: readonly ShownMessage[];
  /** Terminal outputs that the pages quote. */
  terminals: readonly string[];
  data: Pick<MessagesData, 'leftOut' | 'unprovoked'>;
  /** Paths below the root of the repository. */
  pagesFolder: string;
  dataFile: string;
}

/**
 * Finds messages that the pages neither describe nor exclude with a reason, described ones
 * without a recorded case, and outdated entries in the data.
 */
export function checkMessages(sources: MessageSources): Problem[] {
  const { messages, shown, terminals, data, pagesFolder, dataFile } = sources;
  const list = (groups: MessagesData['leftOut']): string[] =>
    groups.flatMap((group) => group.messages);
  const leftOut = list(data.leftOut);
  const unprovoked = list(data.unprovoked);
  const isDescribed = (message: string): boolean =>
    shown.some(({ text }) => showsMessage(text, message));
  const isRecorded = (message: string): boolean =>
    terminals.some((terminal) => isPrinted(message, terminal));
  const onPages = (message: string, fix: string): Problem => ({
    severity: 'error',
    message,
    fix,
    file: pagesFolder,
  });
  const inData = (message: string, fix: string): Problem => ({
    ...onPages(message, fix),
    file: dataFile,
  });

  const ofMessages = messages.flatMap((message): Problem[] => {
    const described = isDescribed(message);
    if (leftOut.includes(message))
      return described
        ? [inData(`A page describes “${message}”.`, 'Remove it from `leftOut`.')]
        : [];
    const recorded = isRecorded(message);
    const excused = unprovoked.includes(message);
    if (excused && recorded)
      return [inData(`A quoted run prints “${message}”.`, 'Remove it from `unprovoked`.')];
    if (described && (recorded || excused)) return [];
    return described
      ? [
          onPages(
            `No quoted run prints “${message}”.`,
            `Quote a run that does, or say in \`${dataFile}\` why none can.`,
          ),
        ]
      : [
          onPages(
            `No page describes “${message}”.`,
            `Give it a heading or the first cell of a row, or list it in \`${dataFile}\` with the reason.`,
          ),
        ];
  });
  const known = new Set(messages);
  const stale = [...leftOut, ...unprovoked].filter((text) => !known.has(text));
  return [
    ...ofMessages,
    ...stale.map((text) => inData(`No package has “${text}”.`, 'Remove it, or correct it.')),
  ];
}
