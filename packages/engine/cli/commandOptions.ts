/** Options that every command gets; each uses those that mean something to it. */
export interface CommandOptions {
  siteRoot: string;
  port: number | null;
  host: string;
  compress: boolean;
}
