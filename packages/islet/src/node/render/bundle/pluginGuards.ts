import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { escapedHash } from './escapedHash.ts';
import { internal } from './generateEntries.ts';

/**
 * Wraps the parts that a site's theme replaces in the browser, so that an error in one of them doesn't end the page. At
 * build time, errors are reported. A file is named after the part that it exports. `folder` is the real path of the
 * theme, by which the bundler knows its files.
 */
export function pluginGuards(
  folder: string,
  replacesPart: (file: string) => boolean,
): RsbuildPlugin {
  const isPart = (resource: string): boolean =>
    replacesPart(path.relative(folder, resource.replaceAll(escapedHash, '#')));
  return {
    name: 'islet-guards',
    setup(api) {
      api.transform(
        // A part imports the next one as it is, and its own guard takes its errors.
        { test: isPart, issuer: { not: isPart }, environments: ['client'], order: 'pre' },
        ({ code, resourcePath }) => {
          const file = path.relative(folder, resourcePath);
          const [from, { name }] = [JSON.stringify(resourcePath), path.parse(file)];
          const part = name === 'index' ? 'Layout' : name;
          // A part without its name is reported where it's imported.
          if (!new RegExp(`\\b${part}\\b`).test(code)) return code;
          const isLayout = part === 'Layout' || path.dirname(file) === 'layouts';
          return [
            `import { guardPart } from '${internal}/client/guardPart';`,
            `import { ${part} as Part } from ${from};`,
            `export * from ${from};`,
            `export const ${part} = /* @__PURE__ */ guardPart(Part, ${isLayout});`,
          ].join('\n');
        },
      );
    },
  };
}
