import { VFileMessage } from 'vfile-message';
import { messageOf } from '#shared/messageOf.ts';
import { TooLongError } from './runWithin.ts';
import type { SourceState } from './sourceState.ts';

/** What a plugin of the site threw; `name` is its place in the config. */
export class PluginError extends Error {
  constructor(name: string, thrown: unknown) {
    const isEmpty = thrown === undefined || thrown === null;
    super(`\`${name}\` failed: ${isEmpty ? `it threw \`${thrown}\`` : messageOf(thrown)}.`);
  }
}

/** What authors can do about an error that the engine doesn't expect. */
export const unknownFix = 'Undo the latest change, and report this as a bug in the engine.';

/** The parser says where the element begins only in its message, and finds the mistake where something else ends. */
const unclosed = /^Expected a closing tag for `(?<tag><[^`]*>)` \((?<line>\d+):(?<column>\d+)/;

/**
 * Converts whatever was thrown while a file was compiled to a problem. The parser and plugins name a place;
 * for other errors, it is the start of the file.
 */
export function reportThrown(error: unknown, state: Pick<SourceState, 'file' | 'problems'>): void {
  const found = error instanceof VFileMessage ? error : null;
  const place = { file: state.file, line: found?.line ?? 1, column: found?.column ?? 1 };
  const tell = (message: string, fix: string): void => state.problems.error(place, message, fix);
  const open = found && unclosed.exec(found.reason)?.groups;
  if (open) {
    const { tag = '', line, column } = open;
    const name = tag.slice(1, -1);
    const at = { file: state.file, line: Number(line), column: Number(column) };
    const fix = `Write \`</${name}>\` where it ends${name && `, or \`<${name} />\` if it's empty`}.`;
    state.problems.error(at, `The element \`${tag}\` is never closed.`, fix);
  } else if (found && found.source !== undefined && /acorn|mdx/.test(found.source)) {
    tell(
      found.reason,
      /Unexpected character `!`/.test(found.reason)
        ? "Write a comment as `{/* … */}`; MDX doesn't support `<!-- … -->`."
        : 'Correct the MDX syntax; a bare `{` or `<` in prose is written `\\{` or `&lt;`, or goes into `code`.',
    );
  } else if (found || error instanceof PluginError) {
    tell(
      found?.reason ?? messageOf(error),
      'Correct what the plugin does not accept, or the plugin in `markdown` of the config.',
    );
  } else if (error instanceof TooLongError) {
    tell(
      `Reading this file takes too long: ${error.message}.`,
      'Split the page, and look for long lists and for long lines of brackets or asterisks.',
    );
  } else if (error instanceof RangeError) {
    tell(
      `This file cannot be compiled: ${messageOf(error)}.`,
      'Look for elements or expressions that are nested very deeply, and nest them less.',
    );
  } else {
    tell(`This file cannot be compiled: ${messageOf(error)}.`, unknownFix);
  }
}
