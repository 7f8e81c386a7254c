import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { isInside } from '../../support/files/isInside.ts';
import { listBundledFiles, printNotices } from '../../support/modules/notices.mjs';
import { codeFolder } from '../../support/modules/ownPackage.ts';

/** Code that the server bundle runs; a site publishes none of it. */
const code = /\.(?:[cm]?[jt]sx?|json|wasm|node)$/;

/**
 * Collects the installed packages that a site publishes something of: the code of the client, and styles and other files
 * of both bundles. `print` returns their licenses.
 */
export function createNoticeCollector(): { config: RsbuildConfig; print(): string } {
  const files = new Set<string>();
  const collect = (isPublished: (file: string) => boolean): RsbuildConfig => {
    const apply = ({ hooks }: Rspack.Compiler): void =>
      hooks.done.tap('islet', ({ compilation }) => {
        for (const file of [...listBundledFiles(compilation), ...listCopied(compilation)]) {
          if (isPublished(file) && !isInside(codeFolder, file)) files.add(file);
        }
      });
    return { tools: { rspack: { plugins: [{ apply }] } } };
  };
  return {
    config: {
      environments: { client: collect(() => true), server: collect((file) => !code.test(file)) },
    },
    print: () => printNotices(files),
  };
}

/** Absolute paths of files that are published as they are, such as the fonts that a stylesheet names. */
const listCopied = (compilation: Rspack.Compilation): string[] =>
  compilation
    .getAssets()
    .flatMap(({ info: { sourceFilename } }) =>
      sourceFilename === undefined
        ? []
        : [path.resolve(compilation.compiler.context, sourceFilename)],
    );
