import path from 'node:path';
import { type Server, startServer } from '#islet/testing/cli.ts';
import {
  copyFixture,
  type FixtureName,
  manualSite,
  rslibSite,
} from '#islet/testing/fixtureSites.ts';

/** The sites of this repository, which are built in place. */
const ownSites = { rslib: rslibSite, manual: manualSite } as const;
type OwnSite = keyof typeof ownSites;

/** A site that browser tests can open. */
export type SiteName = Exclude<FixtureName, 'broken' | 'themed' | 'proved'> | OwnSite;

/** Name of the environment variable that tells the workers where the built fixtures are. */
export const builtSites = 'ISLET_E2E_BUILDS';

/** The servers of one worker: each site is served when a test first asks for it. */
export interface ServedSites {
  serve(name: SiteName): Promise<Server>;
  stop(): Promise<void>;
}

/** Serves built sites (`build`), or copies of them in `folder` that are compiled on request (`dev`). */
export function createServedSites(kind: string, folder: string): ServedSites {
  const servers = new Map<SiteName, Promise<Server>>();
  const start = async (name: SiteName): Promise<Server> => {
    if (isOwn(name)) return startServer('preview', ownSites[name]);
    if (kind === 'dev') return startServer('dev', await copyFixture(name, folder));
    return startServer('preview', path.join(process.env[builtSites] ?? '', name));
  };
  return {
    serve(name) {
      const server = servers.get(name) ?? start(name);
      servers.set(name, server);
      return server;
    },
    async stop() {
      for (const server of servers.values()) await (await server).stop();
    },
  };
}

const isOwn = (name: SiteName): name is OwnSite => Object.hasOwn(ownSites, name);
