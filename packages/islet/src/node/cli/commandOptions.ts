import type { Shard } from '../drivers/builder/parseShard.ts';
import type { Engine } from '../migrate/engines.ts';

/** Port of each server unless an option names another one. */
export const defaultPorts = { dev: 3000, preview: 4000 };

/** Options passed to every command; each uses only those that apply to it. */
export interface CommandOptions {
  siteRoot: string;
  port: number | null;
  host: string;
  /** Host names that a server accepts besides `host`, IP addresses and `localhost`. */
  allowHosts: string[];
  compress: boolean;
  /** The part of the site that `build` compiles; null for all of it. */
  shard: Shard | null;
  merge: boolean;
  /** Search query; empty if the queries come from standard input. */
  query: string;
  lang: string | null;
  json: boolean;
  limit: number | null;
  stdin: boolean;
  /** Engine whose site is converted; null for other commands. */
  engine: Engine | null;
  /** Absolute path of the new site. */
  target: string;
}

/** Reads an integer that is written in digits; `NaN` for anything else, also for an empty text. */
export function readInteger(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** What arguments ask for instead of running a command. */
export interface TextRequest {
  command: 'help' | '--version';
}
