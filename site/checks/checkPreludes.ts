import type { Problem } from 'islet/tools';

/**
 * Finds declarations of installed packages in preludes, because they would hide the real
 * types.
 */
export function checkPreludes(
  preludes: Readonly<Record<string, string>>,
  isInstalled: (name: string) => boolean,
): Problem[] {
  return Object.entries(preludes).flatMap(([prelude, text]) =>
    text.split('\n').flatMap((line, index): Problem[] => {
      const [, name] = /^declare module '((?:@[\w.-]+\/)?[\w.-]+)/.exec(line) ?? [];
      if (name === undefined || !isInstalled(name)) return [];
      return [
        {
          severity: 'error',
          message: `The prelude declares \`${name}\`, but that package is installed and has its own types.`,
          fix: 'Remove the declaration, and fix the pages that fail without it.',
          file: `site/checks/preludes/${prelude}.ts`,
          line: index + 1,
        },
      ];
    }),
  );
}
