/** As much of Trusted Types as is used; the DOM's types lack them and know only strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** The policies of Trusted Types that a page may have: ours for HTML, and that of the bundler's code. */
export const trustedPolicies = { html: 'docs', workers: 'docs-worker' };

/** Absent in Node and in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(trustedPolicies.html, { createHTML: (html) => html });

/**
 * Lets HTML be put into the document, which the Content-Security-Policy otherwise forbids. Only for
 * HTML that the site was built with or that is already in the document.
 */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
