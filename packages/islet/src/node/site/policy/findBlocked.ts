import type { Problem } from '#shared/types.ts';

/** Types of `<script>` that contain data, which the policy doesn't affect. */
export const dataScript =
  /^(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/plain)$/i;

/**
 * Finds what the Content-Security-Policy of every site blocks in an element. Attributes have their names
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
    const fix =
      "Move it to `head` in the front matter, or put the code into a component that starts with `'use client'`.";
    if (!attributes.src) add('This is a `<script>` element', fix);
    else {
      const message = 'This `<script>` does not run when a reader comes from another page.';
      found.push({ message, fix });
    }
  }
  if (name === 'base') add('This is a `<base>` element', 'Write the URLs of links in full.');
  if (/^(?:frame|object|embed)$/.test(name)) {
    add(
      `This is ${name === 'frame' ? 'a' : 'an'} \`<${name}>\` element`,
      'Link to what it shows, or write an `<iframe>` and add its host to `contentSecurityPolicy.frame` in the config.',
    );
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
