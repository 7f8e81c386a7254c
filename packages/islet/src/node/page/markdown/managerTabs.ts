import type { Code, Root } from 'mdast';
import { parseCodeMeta, readFenceInfo } from '../code/codeMeta.ts';
import { createWidget } from '../jsx/createWidget.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Turns fences with `npm2yarn`, and those in the language `package-install`, into `<PackageManagerTabs>`. */
export function compileManagerTabs(tree: Root, state: SourceState): void {
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'code') return;
    const command = commandOf(node);
    if (command === null) return;
    const { position } = node;
    const tabs = createWidget('PackageManagerTabs', { attributes: { command }, position }, state);
    parent.children[index] = tabs as (typeof parent.children)[number];
  });
}

/** The commands for npm; null for other fences. */
function commandOf(node: Code): string | null {
  const { language, meta } = readFenceInfo(node);
  const { isForManagers } = parseCodeMeta(meta);
  const isInstall = language === 'package-install';
  if (!isInstall && !isForManagers) return null;
  const lines = node.value.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  return lines
    .map((line) => {
      const command = line.trim().replace(/^\$ /, '');
      return isInstall && !/^(?:npm|npx)\s/.test(command) ? `install ${command}` : command;
    })
    .join('\n');
}
