import type { FenceMeta } from './fenceMeta.ts';

/** A code fence of a page or fragment as written by its author, or the commands of a widget. */
export interface Fence {
  /** Path of the source below the root of the repository, with `/`. */
  file: string;
  /** Line of the first line of code in the file, and the column after the indentation of lists. */
  line: number;
  column: number;
  /** Empty if the fence has no language. */
  lang: string;
  meta: FenceMeta;
  code: string;
  /** Whether these are the npm commands of a `<PackageManagerTabs>`. */
  isWidget?: boolean;
}

/** How a fence is proved; `none` if it is not. */
export type FenceKind = 'quote' | 'types' | 'data' | 'shell' | 'none';

const scripts = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/;
const data = /^(?:jsonc?|json5|ya?ml|css|html|mdx)$/;
const shells = /^(?:bash|sh|shell)$/;

/** Decides how a fence is proved. Files that a build wrote to `dist` can only be quoted. */
export function fenceKind({ lang, meta }: Pick<Fence, 'lang' | 'meta'>): FenceKind {
  const title = meta.title ?? '';
  if (meta.file !== null) return 'quote';
  if (/^(?:.*\/)?dist\//.test(title)) return 'none';
  if (scripts.test(lang) || isVue({ lang, meta })) return 'types';
  // An environment file has shell syntax, but doesn't contain commands.
  if (data.test(lang) || /^(?:.*\/)?\.env(?:\.\w+)*$/.test(title)) return 'data';
  if (shells.test(lang) && meta.title === null) return 'shell';
  return 'none';
}

/** Whether a fence is a Vue component, which is highlighted as HTML. */
export function isVue({ lang, meta }: Pick<Fence, 'lang' | 'meta'>): boolean {
  return lang === 'vue' || (lang === 'html' && (meta.title ?? '').endsWith('.vue'));
}
