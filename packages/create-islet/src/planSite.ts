import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../template/package.json';
import { type DeployHost, namedHosts } from './hosts.ts';
import type { Manager } from './readManager.ts';
import { writeWorkflow } from './writeWorkflow.ts';

/** A site that works as it is, apart from its title and versions; it is beside `src`, and beside the built `dist`. */
const template = path.join(path.dirname(fileURLToPath(import.meta.url)), '../template');

/** What every site has, whatever its pages are. npm leaves out files that are called `.gitignore`. */
const common = ['.vscode/settings.json', 'gitignore', 'package.json', 'tsconfig.json'];

/** Texts of files, by their path below the folder of the site. */
export type Files = Readonly<Record<string, string>>;

/** A site to be written. */
export interface SiteRequest {
  /** Absolute path of the new site; its name becomes the title. */
  folder: string;
  /** Absolute path of the repository that the folder is in, or of the folder. */
  repository: string;
  manager: Manager;
  /** Where its workflow publishes it. */
  deploy: DeployHost;
  /** Version of the engine, which is published together with this package. */
  version: string;
}

/** The files of a new site. */
export function planSite(request: SiteRequest): Files {
  const title = titleOf(path.basename(request.folder));
  const hosts = namedHosts(request.deploy).map((host) => `  hosts: ['${host}'],\n`);
  const pages = listTemplate().filter((file) => !common.map(path.normalize).includes(file));
  return {
    ...planProject(request),
    ...Object.fromEntries(
      pages.map((file) => {
        const text = readTemplate(file).replaceAll('My site', title);
        return [file, text.replace(/^(?= {2}themeConfig: )/m, hosts.join(''))];
      }),
    ),
  };
}

/**
 * The files that every site has, whatever its pages are; `imported` has the versions of the packages that they import,
 * by name. Hosts of repositories read workflows only in the root, so in a larger repository that path starts with `..`.
 */
export function planProject(
  { folder, repository, manager, version, deploy }: SiteRequest,
  imported: Readonly<Record<string, string>> = {},
): Files {
  const below = path.relative(repository, folder).split(path.sep).join('/');
  const workflow = path.join(path.relative(folder, repository), '.github/workflows/docs.yml');
  return {
    '.gitignore': readTemplate('gitignore'),
    [path.normalize('.vscode/settings.json')]: readTemplate('.vscode/settings.json'),
    'package.json': printManifest(version, imported),
    'tsconfig.json': readTemplate('tsconfig.json'),
    ...manager.settings,
    [workflow]: writeWorkflow({ manager, below, deploy }),
  };
}

/** The `package.json`: what the template has goes before what pages import. */
function printManifest(version: string, imported: Readonly<Record<string, string>>): string {
  const own = Object.entries(manifest.dependencies).map(([name, range]) => [
    name,
    range === '*' ? `^${version}` : range,
  ]);
  const all: Record<string, string> = { ...imported, ...Object.fromEntries(own) };
  const dependencies = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
}

const listTemplate = (): string[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .sort();

const readTemplate = (file: string): string => readFileSync(path.join(template, file), 'utf8');

/** A title of words, which needs no escapes: `my-docs` becomes `My docs`. */
function titleOf(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ').trim();
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1);
}
