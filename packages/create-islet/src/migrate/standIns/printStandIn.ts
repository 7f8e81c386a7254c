import type { StandIn } from '../source/foreignSite.ts';
import { readModuleImports } from '../source/readModuleImports.ts';
import rspress from './rspress.tsx?raw';

/** What stands for the modules of Rspress in the components of a site: its hooks, and parts of its theme. */
export function printRspressStandIn(
  base: string,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): StandIn {
  const own = rspress.matchAll(/^export (?:const|function) (\w+)/gm);
  return {
    specifiers:
      /^(?:@rspress\/core|rspress)\/(?:runtime|theme|theme-original)$|^@theme(?:-original)?$/,
    forPackages: ['@rspress/core/runtime', '@rspress/core/theme'],
    names: new Set([
      ...Array.from(own, ([, name = '']) => name),
      ...readModuleImports(rspress).flatMap(({ isReexport, names }) => (isReexport ? names : [])),
    ]),
    target: 'imported/rspressStandIn.tsx',
    text: rspress
      .replace("base: string = '/'", () => `base: string = ${JSON.stringify(base)}`)
      .replace('>> = {};', () => `>> = ${JSON.stringify(texts, null, 2)};`),
  };
}
