import { expect, test } from 'vitest';
import { checkMessages } from './checkMessages.ts';
import type { MessagesData } from './messagesData.ts';

const message = 'Cannot find config file: …';
const reason = 'No user sees this message.';

interface Case {
  says: string;
  shown?: string;
  terminal?: string;
  data?: Partial<Record<'leftOut' | 'unprovoked', string>>;
  problems: string[];
}

const shown = 'Cannot find config file';
const terminal = 'error   Cannot find config file: rslib.config.ts';

const cases: Case[] = [
  { says: 'nothing about a message with a heading and a run', shown, terminal, problems: [] },
  {
    says: 'that a message is not described',
    terminal,
    problems: [`No page describes “${message}”.`],
  },
  { says: 'that no run prints it', shown, problems: [`No quoted run prints “${message}”.`] },
  { says: 'nothing if no run can print it', shown, data: { unprovoked: message }, problems: [] },
  {
    says: 'that a run prints it although it is listed as unprovoked',
    shown,
    terminal,
    data: { unprovoked: message },
    problems: [`A quoted run prints “${message}”.`],
  },
  { says: 'nothing about a message that is left out', data: { leftOut: message }, problems: [] },
  {
    says: 'that a message that is left out is described',
    shown,
    data: { leftOut: message },
    problems: [`A page describes “${message}”.`],
  },
  {
    says: 'that a message is gone',
    shown,
    terminal,
    data: { leftOut: 'Gone now.' },
    problems: ['No package has “Gone now.”.'],
  },
];

for (const { says, shown, terminal, data = {}, problems } of cases) {
  test(`says ${says}`, () => {
    const group = (text?: string): MessagesData['leftOut'] =>
      text ? [{ reason, messages: [text] }] : [];
    const found = checkMessages({
      messages: [message],
      shown: shown ? [{ text: shown, line: 1 }] : [],
      terminals: terminal ? [terminal] : [],
      data: {
        leftOut: group(data.leftOut),
        unprovoked: group(data.unprovoked),
      },
      pagesFolder: 'docs/errors',
      dataFile: 'messages.json',
    });
    expect(found.map((problem) => problem.message)).toEqual(problems);
  });
}
