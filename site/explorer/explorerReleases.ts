import recorded from '../data/releases/releases.json';
import start from '../public/explorer/start.json';

/** The release that this documentation is about: `1.0.1`. */
export const documentedRelease = start.tool.replace('Rslib ', '');

/** The releases whose outputs are recorded, the documented one first, then the newest. */
export const explorerReleases: readonly string[] = [
  documentedRelease,
  ...recorded
    .map(({ version }) => version)
    .filter((version) => version !== documentedRelease)
    .reverse(),
];

/** The folder with the data of a release, below that of the explorer. */
export const folderOf = (release: string): string =>
  release === documentedRelease ? '' : `${release}/`;

/** The release in a query string such as `?release=1.0.0`; the documented one if it isn't recorded. */
export function readRelease(search: string): string {
  const named = new URLSearchParams(search).get('release');
  return explorerReleases.find((release) => release === named) ?? documentedRelease;
}

/** Updates a query string with a release; other parameters are kept. */
export function writeRelease(search: string, release: string): string {
  const params = new URLSearchParams(search);
  if (release === documentedRelease) params.delete('release');
  else params.set('release', release);
  const query = params.toString();
  return query && `?${query}`;
}
