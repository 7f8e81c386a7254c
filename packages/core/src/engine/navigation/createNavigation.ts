import type { Problem } from '#common/types.ts';
import { decodePath, isExternal, joinBase, splitHref } from '#common/url.ts';
import type { LinkSource } from '../scan/checkLinks.ts';
import { explainDeadLink, followLink, type LinkTargets, nearestFile } from '../scan/followLink.ts';
import type { LinkOrigin } from '../scan/resolveLink.ts';
import { type DataPlace, locateData, nameData } from './locateData.ts';

/** What all menus and sidebars of a site share while they are built. */
export interface Navigation {
  targets: LinkTargets;
  problems: Problem[];
  /** Links to anchors, which can be checked when the final HTML is known. */
  anchors: LinkSource[];
  /** Gives the URL of a link, and notes the problem when it leads nowhere. */
  writeLink(from: LinkOrigin, href: string, place: DataPlace): string;
  /** Gives the URL of a file that pages show, and notes the problem when it is not in the public folder. */
  writeFile(file: string, place: DataPlace): string;
  /** Notes a problem; what was found comes after the name of the place. */
  fail(place: DataPlace, problem: Pick<Problem, 'message' | 'fix'>): void;
}

/** Creates an empty one. */
export function createNavigation(targets: LinkTargets): Navigation {
  const problems: Problem[] = [];
  const anchors: LinkSource[] = [];
  const note =
    (severity: Problem['severity']): Navigation['fail'] =>
    (place, { message, fix }) => {
      problems.push({ severity, message: nameData(place) + message, fix, ...locateData(place) });
    };
  const fail = note('error');
  const warn = note('warning');
  return {
    targets,
    problems,
    anchors,
    fail,
    writeLink(from, href, place) {
      const followed = followLink(targets, from, href);
      if (followed === null) {
        fail(place, explainDeadLink(targets, from, href));
        return joinBase(targets.rules.base, href);
      }
      if (followed.page?.hash) {
        anchors.push({ from, links: [{ href, kind: 'link', ...locateData(place) }] });
      }
      return followed.url;
    },
    writeFile(file, place) {
      if (/^data:/i.test(file)) return file;
      if (isExternal(file)) {
        warn(place, {
          message: `The file \`${file}\` lies on another host, which the Content-Security-Policy blocks.`,
          fix: 'Put it into the public folder.',
        });
        return file;
      }
      const name = decodePath(splitHref(file).path).replace(/^\//, '');
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
