import type { Problem } from '#common/types.ts';

/** Types of `<script>` that hold data, which no policy concerns. */
const dataScript = /^(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/plain)$/i;

/**
 * Tells what of an element the Content-Security-Policy of the site blocks, so that it would have no
 * effect. Attributes are named as in HTML or as in JSX.
 */
export function findBlocked(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
): Array<Pick<Problem, 'message' | 'fix'>> {
  const found: Array<Pick<Problem, 'message' | 'fix'>> = [];
  const tell = (what: string, fix: string): void => {
    found.push({ message: `${what}, which the Content-Security-Policy blocks.`, fix });
  };
  if (name === 'style') {
    tell(
      'This is a `<style>` element',
      'Put the rules into a stylesheet that a component imports.',
    );
  }
  if (name === 'script' && !dataScript.test(String(attributes.type ?? ''))) {
    tell(
      'This is a `<script>` element',
      "Put the code into a component that starts with `'use client'`, and use that here.",
    );
  }
  if (/^(?:iframe|frame|object|embed|base)$/.test(name)) {
    tell(`This is a \`<${name}>\` element`, 'Link to what it shows.');
  }
  for (const key of Object.keys(attributes)) {
    const attribute = key.toLowerCase();
    if (attribute === 'style') {
      tell(
        `\`<${name}>\` has a \`style\` attribute`,
        'Give it a class and put the rule into a stylesheet.',
      );
    } else if (/^on[a-z]/.test(attribute)) {
      tell(
        `\`<${name}>\` has an \`${attribute}\` attribute`,
        "Put the element into a component that starts with `'use client'`, and use that here.",
      );
    }
  }
  return found;
}
