import path from 'node:path';
import { type Fence, fenceKind, isVue } from './fence.ts';
import type { Fault } from './problemOf.ts';
import { readVue, type VueCompiler } from './readVue.ts';

/** A fence as a file of a TypeScript program. */
export interface FenceFile {
  fence: Fence;
  /** Path below the folder of the program, with `/`. */
  path: string;
  text: string;
  /** Number of lines before the first line of the fence. */
  linesBefore: number;
  /** Imported files of its page or project, by their path below the folder of the program. */
  companions: Record<string, string>;
  /** Errors that were found before type checking. */
  faults: Fault[];
}

/** Code available to fences besides the other fences of their page. */
export interface FenceSurroundings {
  /**
   * Code that fragments are appended to, by name. A prelude `name.d` has declarations for
   * imports that the page does not show; it becomes a separate file.
   */
  preludes: Readonly<Record<string, string>>;
  /** Files of the projects that fences refer to, by folder and path in it. */
  projects: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Opens the compiler of Vue, which only pages with components need. */
  openVue(): VueCompiler;
}

/**
 * Gives each code fence its own folder, in which it has the path in its title. Files of the
 * same page or project that it imports are added; if several have the same title, the
 * last one before the fence is used.
 */
export function layOutFences(
  fences: readonly Fence[],
  { preludes, projects, openVue }: FenceSurroundings,
): FenceFile[] {
  return fences
    .filter((fence) => fenceKind(fence) === 'types')
    .map((fence) => {
      const folder = `${fence.file.replace(/\.mdx?$/, '')}/${fence.line}`;
      const name = fence.meta.proof.prelude ?? '';
      const prelude = preludes[name] ?? '';
      const declarations = preludes[`${name}.d`];
      const { same } = fence.meta.proof;
      const component = isVue(fence) ? readVue(fence.code, openVue()) : null;
      const code =
        component?.script ?? (same === null ? fence.code : compareSignature(fence.code, same));
      const own = pathOf(fence);
      return {
        fence,
        path: `${folder}/${own}`,
        text: `${prelude}${code}\n`,
        linesBefore: prelude.split('\n').length - 1,
        companions: Object.fromEntries(
          [
            ...findCompanions(fence, listSources(fence, fences, { projects, openVue }), own),
            ...(declarations === undefined ? [] : [[`${name}.d.ts`, declarations] as const]),
          ].map(([companion, text]) => [`${folder}/${companion}`, text]),
        ),
        faults: component?.faults ?? [],
      };
    });
}

/** The path in the title, or a default name if there is none. */
function pathOf({ lang, meta }: Fence): string {
  const title = meta.title ?? '';
  // The compiler resolves `./A.vue` to this file.
  if (isVue({ lang, meta })) return `${title || 'Example.vue'}.ts`;
  if (/^(?:[\w@.-]+\/)*[\w@.-]+\.[cm]?[jt]sx?$/.test(title)) return title;
  const extension = { javascript: 'js', typescript: 'ts' }[lang] ?? lang;
  return `${meta.proof.project === null ? '' : 'src/'}example.${extension}`;
}

const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Files that a fence can import, most likely first. */
function listSources(
  fence: Fence,
  fences: readonly Fence[],
  { projects, openVue }: Pick<FenceSurroundings, 'projects' | 'openVue'>,
): Array<[string, string]> {
  const titled = fences.filter(({ file, meta }) => file === fence.file && meta.title !== null);
  const onPage = [
    ...titled.filter(({ line }) => line < fence.line).reverse(),
    ...titled.filter(({ line }) => line > fence.line),
  ].map((titledFence): [string, string] => {
    const title = titledFence.meta.title ?? '';
    return isVue(titledFence)
      ? [`${title}.ts`, readVue(titledFence.code, openVue()).module]
      : [title, `${titledFence.code}\n`];
  });
  return [...onPage, ...Object.entries(projects[fence.meta.proof.project ?? ''] ?? {})];
}

function findCompanions(
  fence: Fence,
  sources: ReadonlyArray<[string, string]>,
  own: string,
): Array<[string, string]> {
  const found = new Map<string, string>();
  const follow = (importer: string, code: string): void => {
    for (const [, specifier = ''] of code.matchAll(relativeImport)) {
      const target = path.posix.join(path.posix.dirname(importer), specifier);
      const stem = target.replace(/\.[cm]?[jt]sx?$/, '');
      const match = sources.find(([name]) => {
        const module = name.replace(/\.[cm]?[jt]sx?$/, '');
        return name === target || module === stem || module === `${stem}/index`;
      });
      if (!match || match[0] === own || found.has(match[0])) continue;
      found.set(...match);
      follow(...match);
    }
  };
  follow(own, fence.code);
  return [...found];
}

/** Turns a signature without a body into a declaration, and adds a comparison with the real type. */
function compareSignature(code: string, real: string): string {
  const declared = code.replace(/^(?=(?:async )?function |const |class )/gm, 'declare ');
  const [, kind, name] = /\b(function|const|class|type|interface)\s+(\w+)/.exec(code) ?? [];
  const documented = kind === 'type' || kind === 'interface' ? name : `typeof ${name}`;
  return [
    declared,
    `import type { Difference } from '#difference';`,
    `const difference: Difference<${documented}, ${real}> = [];`,
  ].join('\n');
}
