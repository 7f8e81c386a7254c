import { splitRoute, type UrlRules } from '#shared/url.ts';
import type { HostKind, SitePolicy } from './allowedHosts.ts';

/** Folder for the files of workers, in that of the pages which are isolated. */
const runtimeFolder = 'runtime/';

/** Finds the folder that a page is in, by its route. */
export function findIsolatedFolder<Folder extends { folder: string }>(
  folders: readonly Folder[],
  rules: UrlRules,
  route: string,
): Folder | undefined {
  const { path } = splitRoute(rules, route);
  return folders.find(({ folder }) => path.startsWith(folder));
}

/** Where the files for the workers of a folder are published: a path in the output, with a slash at its end. */
export const runtimePlace = ({ folder }: { folder: string }): string =>
  folder.slice(1) + runtimeFolder;

/** Allows what either of two policies does, and further Trusted Types policies. */
export function joinPolicies(
  site: SitePolicy,
  own: SitePolicy,
  trusted: readonly string[],
): SitePolicy {
  const hosts = (kind: HostKind): string[] => [...new Set([...site[kind], ...own[kind]])];
  const isOpen = site.trustedTypes === false || own.trustedTypes === false;
  const names = [site, own].flatMap(({ trustedTypes }) => trustedTypes || []);
  return {
    ...{ image: hosts('image'), frame: hosts('frame'), media: hosts('media') },
    ...{ script: hosts('script'), style: hosts('style'), font: hosts('font') },
    ...{ connect: hosts('connect'), form: hosts('form') },
    trustedTypes: isOpen ? false : [...new Set([...names, ...trusted])],
  };
}
