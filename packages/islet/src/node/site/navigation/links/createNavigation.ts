import type { PagePlace, Problem } from '#shared/types.ts';
import { decodePath, isExternal, joinBase, splitUrl } from '#shared/url.ts';
import type { IconFinder } from '../../icons/createIconFinder.ts';
import { type AllowedHosts, explainBlockedUrl } from '../../policy/allowedHosts.ts';
import { explainDeadLink, nearestFile } from '../../scan/explainDeadLink.ts';
import type { LinkSource } from '../../scan/followLinks.ts';
import { type LinkTargets, resolveLink } from '../../scan/resolveLink.ts';
import { type DataPlace, locateData, nameData } from './locateData.ts';

/** Shared while the menus and sidebars of a site are built. */
export interface Navigation {
  targets: LinkTargets;
  problems: Problem[];
  /** Links to anchors, to be checked when the final HTML is known. */
  anchors: LinkSource[];
  /** Routes of the pages that links have led to so far. */
  reached: Set<string>;
  /** Gives the URL of a link; reports a dead one. */
  writeLink(from: PagePlace, href: string, place: DataPlace): string;
  /** Gives the URL of a file that pages show; reports one that isn't in the public folder. */
  writeFile(file: string, place: DataPlace): string;
  /** Gives the SVG of an icon, or its name if there is no such icon, which it reports. */
  writeIcon(name: string, size: number, place: DataPlace): string;
  /** Reports what is wrong, but does no harm. */
  warn(place: DataPlace, problem: Pick<Problem, 'message' | 'fix'>): void;
  /** Reports a problem; its message comes after the name of the place. */
  fail(place: DataPlace, problem: Pick<Problem, 'message' | 'fix'>): void;
}

/** Creates a navigation without any links or problems. */
export function createNavigation(
  targets: LinkTargets,
  hosts: AllowedHosts,
  icons: IconFinder,
): Navigation {
  const problems: Problem[] = [];
  const anchors: LinkSource[] = [];
  const reached = new Set<string>();
  const report =
    (severity: Problem['severity']): Navigation['fail'] =>
    (place, { message, fix }) => {
      problems.push({ severity, message: nameData(place) + message, fix, ...locateData(place) });
    };
  const fail = report('error');
  const warn = report('warning');
  return {
    targets,
    problems,
    anchors,
    reached,
    fail,
    warn,
    writeIcon(name, size, place) {
      const found = icons.find(name, size);
      if ('svg' in found) return found.svg;
      fail(place, found);
      return name;
    },
    writeLink(from, href, place) {
      const resolved = resolveLink(targets, from, href);
      if (resolved === null) {
        fail(place, explainDeadLink(targets, from, href));
        return joinBase(targets.rules.base, href);
      }
      if (resolved.page) reached.add(resolved.page.route);
      if (resolved.page?.hash) {
        anchors.push({ from, links: [{ href, kind: 'link', ...locateData(place) }] });
      }
      return resolved.url;
    },
    writeFile(file, place) {
      if (isExternal(file)) {
        const fault = explainBlockedUrl('image', file, hosts);
        if (fault) warn(place, fault);
        return file;
      }
      const name = decodePath(splitUrl(file).path).replace(/^\//, '');
      if (!targets.files.has(name)) {
        const near = nearestFile(targets, file);
        fail(place, {
          message: `The file \`${file}\` is not in the public folder.`,
          fix: near ? `Did you mean \`${near}\`?` : 'Put it there, or correct the path.',
        });
      }
      return joinBase(targets.rules.base, file);
    },
  };
}
