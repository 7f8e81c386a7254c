import type { Problem, SiteConfigInput } from 'islet/tools';
import type { FooterColumn } from './convertFooter.ts';

/** Something to decide by hand, with its place in the source. */
export type Decision = Pick<Problem, 'message' | 'fix' | 'file' | 'line'>;

/** The config of the new site, before it is written. */
export type Settings = Omit<SiteConfigInput, 'rsbuild'>;

/** A page of the source. */
export interface ForeignPage {
  /** Absolute path. */
  file: string;
  /** Where it goes, below `docs` and without extension: `en/guide/start`. */
  target: string;
  /** Its address in the source, without base, `/` at the end and extension. */
  address: string;
  lang: string;
  /** What its slug or a rewrite asks for, if that can't be the path of a page. */
  stray?: string | undefined;
  /** Date of an article whose file is named after it, as in `2026-01-31`. */
  date?: string | undefined;
}

/** How fences of Rspress name the folder of the project. */
export const projectRoot = '<root>';

/** A module of the new site that stands for modules of the other engine in components. */
export interface StandIn {
  /** The modules that it stands for, as imports name them. */
  specifiers: RegExp;
  /** Those that installed packages import, if they depend on the engine. */
  forPackages: readonly string[];
  /** What it exports. */
  names: ReadonlySet<string>;
  /** Path below the new site. */
  target: string;
  text: string;
}

/** A site of another engine, in our terms. */
export interface ForeignSite {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of its config. */
  config: string;
  /** Absolute paths of the folders with its pages, which may not exist. */
  pageFolders: readonly string[];
  settings: Settings;
  pages: ForeignPage[];
  /** Other files, by absolute path: where they go, below the new site. */
  files: ReadonlyMap<string, string>;
  /** Absolute paths of folders whose files are published as they are. */
  publicFolders: string[];
  /** Absolute paths by the start of an import, as in `@site`. */
  aliases: Readonly<Record<string, string>>;
  /** Folders, as absolute paths, in which links find files that are not beside their page. */
  linkRoots?: readonly string[];
  /** Gives the usual syntax to the text of a page, if the config has another. */
  prepare?: (text: string) => string;
  /** Whether `.md` files are MDX too. */
  isMdx: boolean;
  /** Whether pages are templates of Vue. */
  isVue?: boolean;
  /** The text that a word of a menu means in a language; the word itself if it is text. */
  translate?: (word: string, lang: string) => string;
  /** Creates the anchor of a heading, if its rule differs from ours. */
  slugify?: (text: string) => string;
  /** Stands for modules of the engine, if components take something from them. */
  standIn?: StandIn;
  decisions: Decision[];
  /** Texts of additional files, by their path below the new site. */
  texts?: ReadonlyMap<string, string>;
  /** Links of the footer, besides its message. */
  footerColumns?: readonly FooterColumn[];
}
