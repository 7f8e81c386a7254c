import type { Problem } from '#common/types.ts';

/** Types of `<script>` that contain data, which the policy doesn't affect. */
const dataScript = /^(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/plain)$/i;

/**
 * Finds what the Content-Security-Policy of the site blocks in an element. Attributes have their names
 * from HTML or JSX.
 */
export function findBlocked(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
): Array<Pick<Problem, 'message' | 'fix'>> {
  const found: Array<Pick<Problem, 'message' | 'fix'>> = [];
  const add = (what: string, fix: string): void => {
    found.push({ message: `${what}, which the Content-Security-Policy blocks.`, fix });
  };
  if (name === 'style') {
    add('This is a `<style>` element', 'Put the rules into a stylesheet that a component imports.');
  }
  if (name === 'script' && !dataScript.test(String(attributes.type ?? ''))) {
    add(
      'This is a `<script>` element',
      "Put the code into a component that starts with `'use client'`, and use that here.",
    );
  }
  if (/^(?:iframe|frame|object|embed|base)$/.test(name)) {
    add(`This is a \`<${name}>\` element`, 'Link to what it shows.');
  }
  for (const key of Object.keys(attributes)) {
    const attribute = key.toLowerCase();
    if (attribute === 'style') {
      add(
        `\`<${name}>\` has a \`style\` attribute`,
        'Give it a class and put the rule into a stylesheet.',
      );
    } else if (/^on[a-z]/.test(attribute)) {
      add(
        `\`<${name}>\` has an \`${attribute}\` attribute`,
        "Put the element into a component that starts with `'use client'`, and use that here.",
      );
    }
  }
  return found;
}
