import type { Program } from 'estree';
import type { Node } from 'unist';
import type { Frontmatter } from '#shared/frontmatter.ts';
import type { Labels } from '#shared/labels.ts';
import type { SkeletonSection } from '#shared/skeleton.ts';
import type {
  Asset,
  ComponentUse,
  ContentLink,
  PageIdentity,
  PageImport,
  SourcePlace,
} from '#shared/types.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import type { ProblemList } from '../../support/problems/problems.ts';
import type { FileReader } from './fileReader.ts';

/** What is found in one source file (a page, or a fragment included by it) while it is compiled. */
export interface SourceState {
  /** The page being compiled, also inside its fragments. */
  page: PageIdentity;
  /** The texts in the language of the page. */
  labels: Labels;
  absoluteFile: string;
  /** The front matter of the page; empty until it is read. */
  frontmatter: Frontmatter;
  /** Path below the site's root, as problems name it. */
  file: string;
  problems: ProblemList;
  links: ContentLink[];
  /** The sections of the page's own file, without ids; null if nothing compares them. */
  skeleton: SkeletonSection[] | null;
  assets: Map<string, Asset>;
  reader: FileReader;
  /** One scope per source file; JSX sees the imports and exports of its own file. */
  scopes: SourceScope[];
  scope: SourceScope;
  siteRoot: string;
  /** The files on the way from the page to this one, to detect circles. */
  including: string[];
  placeOf(node: Node): SourcePlace;
}

/** Names that the JSX of one source file can use. */
export interface SourceScope {
  /** Path of the file below the site's root. */
  file: string;
  imports: ScopeImport[];
  /** Declarations of the file, in order, without `export`. */
  declarations: Program['body'];
  /** Names of the components it uses without declaring them, and their elements. */
  globals: Map<string, ComponentUse[]>;
  /** Local names of included Markdown fragments → absolute file. */
  fragments: Map<string, string>;
  /** Local names of failed imports; an empty name for a file that can't be parsed. */
  missing: string[];
}

/** `local` is empty if a module is only imported for its side effects. */
export interface ScopeImport extends PageImport {
  local: string;
}

/** State for another file of the same page: shares what belongs to the page, but has its own scope. */
export function openSource(
  absoluteFile: string,
  parent: Omit<SourceState, 'absoluteFile' | 'file' | 'scope' | 'placeOf'>,
): SourceState {
  const file = relativePath(parent.siteRoot, absoluteFile);
  const scope: SourceScope = {
    file,
    imports: [],
    declarations: [],
    globals: new Map(),
    fragments: new Map(),
    missing: [],
  };
  parent.scopes.push(scope);
  return {
    ...parent,
    absoluteFile,
    file,
    scope,
    including: [...parent.including, absoluteFile],
    placeOf: (node) => ({
      file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
    }),
  };
}
