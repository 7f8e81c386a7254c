import type { Root } from 'hast';
import { describeStatus, type Status } from '#shared/describeStatus.ts';
import type { Labels } from '#shared/labels.ts';
import { statusAttributes } from '../markdown/compileStatus.ts';

/** Shows the status of a page after its title. */
export function addStatus(tree: Root, status: Status, labels: Labels): void {
  const described = describeStatus(status, labels);
  const title = tree.children.find((node) => node.type === 'element' && node.tagName === 'h1');
  if (described === null || title?.type !== 'element') return;
  title.children.push(
    { type: 'text', value: ' ' },
    {
      type: 'element',
      tagName: 'span',
      properties: statusAttributes(described),
      children: [{ type: 'text', value: described.text }],
    },
  );
}
