import { z } from 'zod';
import type { SitePolicy } from '../../policy/allowedHosts.ts';

const pattern =
  /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/i;

/** A host with an optional scheme and port, `https` by default; it's part of a header, so nothing else fits. */
const host = z
  .string()
  .max(2048)
  .regex(
    pattern,
    'Use a host without a path, as in "www.example.com", "*.example.com" or "http://localhost:8080".',
  )
  .transform((value) => (value.includes('://') ? value : `https://${value}`).toLowerCase());

const hosts = z.array(host).default([]);
const hostsOrSelf = z.array(z.union([z.literal('self'), host])).default([]);

/** The names that browsers accept in `trusted-types`. */
const policyName = z
  .string()
  .regex(/^[\w#=/@.%-]+$/, 'Use a name without spaces, as in "goog#html".');

/** Other hosts that pages load from and send to, by what they are for; the policy of the site blocks all others. */
export const contentSecurityPolicy = z.strictObject({
  image: hosts.describe('Hosts of images.'),
  frame: hostsOrSelf.describe('Hosts that an `<iframe>` may show; `self` is the site itself.'),
  media: hosts.describe('Hosts of video and sound.'),
  script: hosts.describe('Hosts of scripts.'),
  style: hosts.describe('Hosts of stylesheets.'),
  font: hosts.describe('Hosts of fonts.'),
  connect: hosts.describe('Hosts that scripts may ask.'),
  form: hostsOrSelf.describe('Hosts that a `<form>` may send to; `self` is the site itself.'),
  trustedTypes: z
    .union([z.literal(false), z.array(policyName)])
    .describe(
      'Trusted Types policies of other scripts, or `false` for scripts that write HTML without one.',
    )
    .default([]),
}) satisfies z.ZodType<SitePolicy>;
