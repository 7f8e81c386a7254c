import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrandIcon, relativePath } from 'islet/tools';
import type { Decision, ForeignSite } from './source/foreignSite.ts';

/** Pages whose slug, or a rewrite, leads to a place where no page can be. */
export const explainStrays = ({ pages, root }: ForeignSite): Decision[] =>
  pages.flatMap(({ file, stray }) =>
    stray === undefined
      ? []
      : [
          {
            file: relativePath(root, file),
            message: `No page can be at \`${stray}\`, so this one kept the path of its file.`,
            fix: 'If it needs another address, correct its slug or the rewrite, and migrate again.',
          },
        ],
  );

/** Edit links lead to a repository that doesn't have the new files yet. */
export function explainEditLinks({ settings }: ForeignSite): Decision[] {
  const editUrl = settings.themeConfig?.editLink?.docRepoBaseUrl;
  if (editUrl === undefined) return [];
  return [
    {
      file: 'site.config.ts',
      message: `Edit links still lead to \`${editUrl}\`, the files of the old site.`,
      fix: 'Once the new files are in a repository, name their folder in `themeConfig.editLink`.',
    },
  ];
}

/** Icons of social links that the engine doesn't draw, so it shows their names. */
export function explainIcons({ settings }: ForeignSite): Decision[] {
  const icons = (settings.themeConfig?.socialLinks ?? []).map(({ icon }) => icon);
  const unknown = icons.filter((icon) => !icon.startsWith('<') && findBrandIcon(icon) === null);
  if (unknown.length === 0) return [];
  return [
    {
      file: 'site.config.ts',
      message: `Icons of social links are shown as their names: ${unknown.join(', ')}.`,
      fix: 'Write the source of an SVG as `icon`.',
    },
  ];
}

/** Hosts that the new site has to allow. */
export function explainHosts(hosts: readonly string[]): Decision[] {
  if (hosts.length === 0) return [];
  return [
    {
      file: 'site.config.ts',
      message: `Pages load from other hosts: ${hosts.join(', ')}.`,
      fix: '`contentSecurityPolicy` allows them, but copies in `public` are better.',
    },
  ];
}

/** Public files, by their path in `leftOut`, that were not copied because a build writes the same ones. */
export const explainLeftOut = (
  { publicFolders, root }: ForeignSite,
  leftOut: readonly string[],
): Decision[] =>
  publicFolders
    .flatMap((folder) => leftOut.map((name) => path.join(folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => ({
      file: relativePath(root, file),
      message: 'This file was not copied, because each build of the new site writes its own.',
      fix: 'To keep your `llms.txt`, write `llms: false` in the config, and copy it into `public`. Builds always write the others.',
    }));
