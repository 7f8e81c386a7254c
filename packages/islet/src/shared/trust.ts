/** The part of Trusted Types that is used; TypeScript's DOM types lack it and only know strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** The Trusted Types policies that a page may create: ours for HTML, and one of the bundler for workers. */
export const trustedPolicies = { html: 'islet', workers: 'islet-worker' };

/** Undefined in Node and in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(trustedPolicies.html, { createHTML: (html) => html });

/**
 * Allows HTML to be inserted into the document, which the Content-Security-Policy otherwise forbids. Only for
 * HTML that the site was built with or that is already in the document.
 */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
