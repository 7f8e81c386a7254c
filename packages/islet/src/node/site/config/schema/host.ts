import { z } from 'zod';

/** A host or server that a build writes files for. */
export const host = z.enum(['cloudflare', 'netlify', 'vercel', 'github', 'nginx', 'caddy']);

/** The name of a host. */
export type Host = z.output<typeof host>;
