import type { CodeMeta } from '@docs/core/engine/content/code/codeMeta.ts';

/** A code fence of a page or of a fragment as its author wrote it, or the commands of a widget. */
export interface Fence {
  /** Path of the source below the root of the repository, with `/`. */
  file: string;
  /** Line of the file on which the code begins, and the column, past the indentation of lists. */
  line: number;
  column: number;
  /** Empty where the fence names none. */
  lang: string;
  meta: CodeMeta;
  code: string;
  /** Whether these are the commands of a `<PackageManagerTabs>`, as npm has them. */
  isWidget?: boolean;
}

/** How a fence is proved; `none` is what nothing stands for. */
export type FenceKind = 'quote' | 'types' | 'data' | 'shell' | 'none';

const scripts = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/;
const data = /^(?:jsonc?|json5|ya?ml|css|html|mdx)$/;
const shells = /^(?:bash|sh|shell)$/;

/** Says how a fence can be proved. What a build wrote into `dist` can only be quoted. */
export function fenceKind({ lang, meta }: Pick<Fence, 'lang' | 'meta'>): FenceKind {
  const title = meta.title ?? '';
  if (meta.file !== null) return 'quote';
  if (/^(?:.*\/)?dist\//.test(title)) return 'none';
  if (scripts.test(lang) || isVue({ lang, meta })) return 'types';
  // A file of environment variables has the grammar of the shell, but is no command.
  if (data.test(lang) || /^(?:.*\/)?\.env(?:\.\w+)*$/.test(title)) return 'data';
  if (shells.test(lang) && meta.title === null) return 'shell';
  return 'none';
}

/** Whether a fence is a component of Vue, which is highlighted as HTML. */
export function isVue({ lang, meta }: Pick<Fence, 'lang' | 'meta'>): boolean {
  return lang === 'vue' || (lang === 'html' && (meta.title ?? '').endsWith('.vue'));
}
