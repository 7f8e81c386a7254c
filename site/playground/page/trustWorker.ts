/** The part of Trusted Types that is used; TypeScript's DOM types lack it. */
interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): { toString(): string } };
}

const { trustedTypes } = globalThis as { trustedTypes?: ScriptUrlPolicies };

/** The name is in the config of this site, and a document may create the policy once. */
const policy = trustedTypes?.createPolicy('playground', {
  createScriptURL(url) {
    if (!/^\/(?:[\w.~-]+\/)*playground\/runtime\/hashed\/worker-\w+\.js$/.test(url))
      throw new TypeError(url);
    return url;
  },
});

/** Allows the address of the playground's worker, and of nothing else, to become a worker. */
export const trustWorker = (address: string): { toString(): string } =>
  policy?.createScriptURL(address) ?? address;
