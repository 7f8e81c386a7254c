import { z } from 'zod';
import { sitePath } from './links.ts';

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
    (target) => (isWebUrl(target) ? URL.canParse(target) : /^(?:$|\/(?!\/))/.test(target)),
    'Use a path of the site that starts with one `/`, or a URL with `https:` or `http:`.',
  );

const isWebUrl = (target: string): boolean => /^https?:\/\//i.test(target);

/** A moved page; hosts redirect to the new URL with this status. */
export const redirect = z.strictObject({
  from,
  to,
  status: z.literal([301, 302, 307, 308]).default(301),
});
