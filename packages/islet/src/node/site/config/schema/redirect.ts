import { z } from 'zod';
import { sitePath } from './fields.ts';
import { isSafeTarget } from './isSafeTarget.ts';

/** Spaces separate the fields of a line in `_redirects`. */
const gap = /[\s\p{Cc}]/u;
const gapFix = 'Leave out spaces, line breaks and control characters; a space is written `%20`.';

const from = sitePath
  .refine((path) => !gap.test(path), gapFix)
  .refine((path) => !/[?#]/.test(path), 'Leave out the query and the anchor; hosts compare paths.')
  .refine((path) => !/\*./.test(path), 'Use one `*` at the end; hosts support no others.');

const to = z
  .string()
  .min(1)
  .max(2048)
  .refine((target) => !gap.test(target), gapFix)
  .refine(
    (target) => (isWebUrl(target) ? URL.canParse(target) : /^(?:$|\/)/.test(target)),
    'Use a path of the site that starts with one `/`, or a URL with `https:` or `http:`.',
  );

const isWebUrl = (target: string): boolean => /^https?:\/\//i.test(target);

/** The names of what a path stands for: `/a/:name/*` has `name` and `splat`. */
function namesIn(path: string): string[] {
  const names = Array.from(path.matchAll(/(?<!\w):([a-z]\w*)/gi), ([, name = '']) => name);
  return path.endsWith('*') ? [...names, 'splat'] : names;
}

/** A moved page; hosts redirect to the new URL with this status. */
export const redirect = z
  .strictObject({
    from: from.describe('Path without the base; a `*` at its end matches everything after it.'),
    to: to.describe('Path or URL; `:splat` is what the `*` matched.'),
    status: z
      .literal([301, 302, 307, 308])
      .describe('Status that the host answers with.')
      .default(301),
  })
  .superRefine((written, context) => {
    const addIssue = (found: string, message: string): void =>
      context.addIssue({ code: 'custom', message, params: { found }, path: ['to'] });
    const known = namesIn(written.from);
    for (const name of namesIn(written.to)) {
      if (known.includes(name)) continue;
      const missing = name === 'splat' ? '*' : `:${name}`;
      addIssue(
        `is "${written.to}", but \`from\` has no \`${missing}\``,
        'Add it to `from`, or leave it out.',
      );
      return;
    }
    if (isSafeTarget(written.to)) return;
    addIssue(
      `is "${written.to}", which could lead to any other site`,
      'Begin it with a folder of the site, as in `/docs/:splat`, or with a whole address, as in `https://example.com/:splat`.',
    );
  });
