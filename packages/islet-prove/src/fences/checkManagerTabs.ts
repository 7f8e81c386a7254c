import type { Problem } from 'islet/tools';
import { type Fence, fenceKind } from './fence.ts';
import { parseCommands } from './parseCommands.ts';
import { problemOf } from './problemOf.ts';

/** npm commands that are different in other package managers. */
const verbs = new Set('add create exec i install remove run start test uninstall'.split(' '));

/** Finds npm commands in plain fences, which don't help readers with other package managers. */
export function checkManagerTabs(fences: readonly Fence[]): Problem[] {
  return fences
    .filter((fence) => fenceKind(fence) === 'shell')
    .flatMap((fence) => (fence.isWidget ? checkWidget(fence) : checkPlain(fence)));
}

function checkWidget(fence: Fence): Problem[] {
  if (fence.code !== '') return [];
  const message = '`<PackageManagerTabs>` has no commands that can be checked.';
  return [problemOf({ fence }, message, 'Write them in `command` as a string or a template.')];
}

function checkPlain(fence: Fence): Problem[] {
  return commandsOf(fence).flatMap(({ line, words: [program = '', verb = ''] }) => {
    const isOwn = program === 'npx' || (program === 'npm' && verbs.has(verb));
    if (!isOwn) return [];
    const name = program === 'npx' ? program : `npm ${verb}`;
    return problemOf(
      { fence, line },
      `\`${name}\` is in a plain fence.`,
      'Write `<PackageManagerTabs command="…" />`, with several commands as a template of one line each.',
    );
  });
}

/** Commands that can't be parsed are reported by `checkShell`. */
function commandsOf(fence: Fence): ReturnType<typeof parseCommands> {
  try {
    return parseCommands(fence.code);
  } catch {
    return [];
  }
}
