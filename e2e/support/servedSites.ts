import path from 'node:path';
import { type Server, startServer } from './cli.ts';
import { copyFixture, type FixtureName, rslibSite } from './fixtureSites.ts';

/** A site that browser tests can open. */
export type SiteName = Exclude<FixtureName, 'broken' | 'themed'> | 'rslib';

/** Name of the environment variable that tells the workers where the built fixtures are. */
export const builtSites = 'DOCS_E2E_BUILDS';

/** The servers of one worker: each site is served when a test first asks for it. */
export interface ServedSites {
  serve(name: SiteName): Promise<Server>;
  stop(): Promise<void>;
}

/** Serves built sites (`build`), or copies of them in `folder` that are compiled on request (`dev`). */
export function createServedSites(kind: string, folder: string): ServedSites {
  const servers = new Map<SiteName, Promise<Server>>();
  const start = async (name: SiteName): Promise<Server> => {
    if (kind === 'dev' && name !== 'rslib') {
      return startServer('dev', await copyFixture(name, folder));
    }
    const builds = process.env[builtSites] ?? '';
    return startServer('preview', name === 'rslib' ? rslibSite : path.join(builds, name));
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
