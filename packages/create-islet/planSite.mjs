import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWorkflow } from './writeWorkflow.mjs';

/** A site that works as it is, apart from its title and versions. */
const template = fileURLToPath(new URL('template', import.meta.url));

/**
 * @typedef {object} SiteRequest
 * @property {string} folder Absolute path of the new site; its name becomes the title.
 * @property {string} repository Absolute path of the repository that the folder is in, or of the folder.
 * @property {import('./readManager.mjs').Manager} manager
 * @property {string} version Version of the engine, which is published together with this package.
 */

/**
 * Returns the texts of the files of a new site, by path below its folder. Hosts of repositories read
 * workflows only in the root, so in a larger repository that path starts with `..`.
 *
 * @param {SiteRequest} request
 * @returns {Record<string, string>}
 */
export function planSite({ folder, repository, manager, version }) {
  const title = titleOf(path.basename(folder));
  const below = path.relative(repository, folder).split(path.sep).join('/');
  const workflow = path.join(path.relative(folder, repository), '.github/workflows/docs.yml');
  return {
    ...Object.fromEntries(
      listTemplate().map((file) => [
        // npm leaves a file of this name out of packages.
        file === 'gitignore' ? '.gitignore' : file,
        readFileSync(path.join(template, file), 'utf8')
          .replaceAll('My site', title)
          .replace('"*"', `"^${version}"`),
      ]),
    ),
    ...manager.settings,
    [workflow]: writeWorkflow(manager, below),
  };
}

const listTemplate = () =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .sort();

/**
 * A title of words, which needs no escapes: `my-docs` becomes `My docs`.
 *
 * @param {string} name
 */
function titleOf(name) {
  const words = name.replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ').trim();
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1);
}
