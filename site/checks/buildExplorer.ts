import { type Choice, firstChoice, keyOf, listChoices } from '../explorer/choices.ts';
import { declarationOptions, scriptOptions } from '../explorer/explorerData.ts';
import { type BuiltFiles, buildChoices } from './buildChoices.ts';

/** All outputs of the explorer, by the choices that they depend on; null if the release can't build a choice. */
export interface ExplorerBuild {
  scripts: ReadonlyArray<readonly [Choice, BuiltFiles | null]>;
  declarations: ReadonlyArray<readonly [Choice, BuiltFiles | null]>;
}

/** Number of choices that are built completely to verify that scripts and types are independent. */
const samples = 6;

/**
 * Builds the example of the explorer with every choice. Declaration files don't depend on the options for scripts,
 * so they are built only once per format, mode and kind; this is verified with samples. Throws if it is not true.
 */
export async function buildExplorer(
  root: string,
  release: { bin: string },
): Promise<ExplorerBuild> {
  const build = async (choices: readonly Choice[]) => {
    const built = await buildChoices(root, release, choices);
    return choices.map((choice, index) => [choice, built[index] ?? null] as const);
  };
  const all = listChoices();
  const scripts = await build(all.filter(({ dts }) => dts === 'false'));
  const written = await build(all.filter((choice) => choice.dts !== 'false' && isUsual(choice)));
  const declarations = written.map(
    ([choice, files]) => [choice, files && pick(files, isDeclaration)] as const,
  );
  const ofScripts = new Map(scripts.map(([choice, files]) => [keyOf(choice, ofScript), files]));
  const ofTypes = new Map(
    declarations.map(([choice, files]) => [keyOf(choice, ofDeclaration), files]),
  );
  const sampled = sample(all.filter((choice) => choice.dts !== 'false' && !isUsual(choice)));
  for (const [choice, files] of await build(sampled)) {
    const found = {
      ...ofScripts.get(keyOf(choice, ofScript)),
      ...ofTypes.get(keyOf(choice, ofDeclaration)),
    };
    if (files && print(files) !== print(found)) {
      throw new Error(`Scripts and declaration files are not independent with ${keyOf(choice)}.`);
    }
  }
  return { scripts, declarations };
}

const ofScript = ['format', ...scriptOptions] as const;
const ofDeclaration = ['format', ...declarationOptions] as const;

const isUsual = ({ syntax, minify, shims }: Choice): boolean =>
  syntax === firstChoice.syntax && minify === firstChoice.minify && shims === firstChoice.shims;

const isDeclaration = (name: string): boolean => /\.d\.[cm]?ts$/.test(name);

const pick = (files: BuiltFiles, wanted: (name: string) => boolean): BuiltFiles =>
  Object.fromEntries(Object.entries(files).filter(([name]) => wanted(name)));

const print = (files: BuiltFiles): string =>
  JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Some of the choices, at equal distances. */
function sample(choices: readonly Choice[]): Choice[] {
  const step = Math.floor(choices.length / samples);
  return choices.filter((_, index) => index % step === 0);
}
