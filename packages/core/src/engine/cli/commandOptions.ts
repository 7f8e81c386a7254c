/** Options that every command gets; each uses those that mean something to it. */
export interface CommandOptions {
  siteRoot: string;
  port: number | null;
  host: string;
  /** Names that a server answers to besides `host`, addresses and `localhost`. */
  allowHosts: string[];
  compress: boolean;
  /** What to search for; empty when the queries come from the input. */
  query: string;
  lang: string | null;
  json: boolean;
  limit: number | null;
  stdin: boolean;
}
