/** What hosts answer for addresses of the fixture `isolated`: whether it is isolated, may compile code, and sends forms where. */
export const isolatedAddresses: Array<[target: string, expected: string]> = [
  ['/docs/', "open, strict, 'none'"],
  ['/docs/guide', "open, strict, 'none'"],
  ['/docs/label/', "open, strict, 'none'"],
  ['/docs/lab', "open, strict, 'none'"],
  ['/docs/isolation.js', "open, strict, 'none'"],
  ['/docs/de/lab/index.md', 'isolated, strict, https://editor.example'],
  ['/docs/lab/', 'isolated, strict, https://editor.example'],
  ['/docs/lab/other', 'isolated, strict, https://editor.example'],
  ['/docs/de/lab/', 'isolated, strict, https://editor.example'],
  ['/docs/lab/runtime/worker.js', "isolated, compiles, 'none'"],
  ['/docs/lab/runtime/hashed/numbers.5f1c9a2e.json', "isolated, compiles, 'none', forever"],
];

/** Describes the headers of an answer in the same way. Any other combination of them is described as it is. */
export function describeIsolation(headers: Headers): string {
  const isolation = ['opener', 'embedder'].map((name) =>
    headers.get(`cross-origin-${name}-policy`),
  );
  const named: Record<string, string> = { 'same-origin,require-corp': 'isolated', ',': 'open' };
  const policy = headers.get('content-security-policy') ?? '';
  // Browsers follow each of several policies, so a second one would take away what the first allows.
  const policies = policy.match(/default-src/g)?.length ?? 0;
  const [, form] = /form-action ([^;]*)/.exec(policy) ?? [];
  return [
    named[isolation.join(',')] ?? isolation.join(','),
    policy.includes("'unsafe-eval'") ? 'compiles' : 'strict',
    policies === 1 ? form : `${policies} policies`,
    ...(headers.get('cache-control')?.includes('immutable') ? ['forever'] : []),
  ].join(', ');
}
