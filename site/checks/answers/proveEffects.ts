import path from 'node:path';
import type { Problem } from 'islet/tools';
import { readFiles, runNode, writeFolder } from 'islet-prove';
import { effectRules, findNoEffect } from '../../answers/explain/findNoEffect.ts';
import { readContext } from '../../answers/explain/outputContext.ts';
import { parseConfig } from '../../answers/explain/parseConfig.ts';
import { type EffectCase, effectCases } from './effectCases.ts';

/** Sources in which each of the options has something to do. */
const project = {
  'package.json': JSON.stringify({
    name: 'effects',
    version: '1.0.0',
    dependencies: { ms: '1' },
    devDependencies: { mitt: '1' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      types: ['@rslib/core/types', 'node'],
    },
    include: ['src'],
  }),
  'src/index.ts': `import mitt from 'mitt';
import ms from 'ms';
import { deep } from './deep/deep';
import icon from './icon.svg';
import styles from './card.module.css';
import './page.css';
console.log(import.meta.url, __dirname, ms(1), icon, styles.card);
export const bus = mitt();
export { deep };
`,
  'src/script.ts': "import mitt from 'mitt';\nconsole.log(mitt());\n",
  'src/deep/deep.ts': 'export const deep = 1;\n',
  'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'src/card.module.css': '.card { color: red; }\n',
  'src/page.css': 'body { margin: 0; }\n',
  'src/ms.d.ts': "declare module 'ms' { export default function ms(time: number): string; }\n",
};

/**
 * Builds each case with and without its option: the output has to be the same where a rule says that the option does
 * nothing, and another one elsewhere. `folder` is emptied first.
 */
export async function proveEffects({
  folder,
  bin,
}: {
  folder: string;
  bin: string;
}): Promise<Problem[]> {
  const items = effectCases.flatMap(({ fields, idle, active }) =>
    [idle, active].flatMap((base) => [`[{ ${base} }]`, `[{ ${base} }, { ${fields} }]`]),
  );
  await writeFolder(folder, {
    ...project,
    'rslib.config.mjs': `const items = [${items.join(',\n')}];
const lib = items.map(([base, { output, ...fields } = {}], index) => ({
  ...base,
  ...fields,
  id: \`case\${index}\`,
  output: { ...base.output, ...output, distPath: \`dist/\${index}\` },
  // Scripts don't have it.
  source: { ...base.source, ...(/umd|iife/.test(base.format) ? { define: { 'import.meta.url': '""' } } : {}) },
}));
export default { lib, logLevel: 'error', performance: { buildCache: false } };
`,
  });
  const { output, code } = await runNode([bin], { cwd: folder });
  if (code !== 0) return [problemOfEffect(`The cases can't be built:\n${output}`, 'Correct them.')];
  const built = await Promise.all(
    items.map((_, index) => readFiles(path.join(folder, 'dist', String(index)), () => true)),
  );
  const texts = built.map((files) =>
    JSON.stringify(
      Object.entries(files)
        .map(([name, file]) => [name, String(file)])
        .sort(),
    ),
  );
  return effectCases.flatMap((one, index) => checkCase(one, texts.slice(index * 4, index * 4 + 4)));
}

function checkCase(one: EffectCase, texts: readonly string[]): Problem[] {
  const { option, idle, active } = one;
  const [idleWithout, idleWith, activeWithout, activeWith] = texts;
  const rule = `\`${option}\` in \`{ ${idle} }\``;
  return [
    ...(isIdle(option, idle)
      ? []
      : [
          problemOfEffect(
            `No rule says that ${rule} does nothing.`,
            'Correct the rule or the case.',
          ),
        ]),
    ...(isIdle(option, active)
      ? [
          problemOfEffect(
            `A rule says that \`${option}\` does nothing in \`{ ${active} }\`.`,
            'Correct the rule.',
          ),
        ]
      : []),
    ...(idleWithout === idleWith
      ? []
      : [
          problemOfEffect(
            `${rule} changes the output, although a rule says that it does nothing.`,
            'Correct the rule.',
          ),
        ]),
    ...(activeWithout === activeWith
      ? [
          problemOfEffect(
            `\`${option}\` in \`{ ${active} }\` changes nothing.`,
            'Give the case a value that does.',
          ),
        ]
      : []),
  ];
}

function isIdle(option: string, fields: string): boolean {
  const parsed = parseConfig(`{ ${fields} }`);
  const root = 'roots' in parsed ? parsed.roots[0] : undefined;
  return root !== undefined && findNoEffect(option, [readContext(undefined, root)]) !== null;
}

/** Rules that have no case. */
export const listUnproved = (): string[] =>
  effectRules
    .filter(({ options }) => !effectCases.some(({ option }) => options.test(option)))
    .map(({ reason }) => reason);

const problemOfEffect = (message: string, fix: string): Problem => ({
  severity: 'error',
  message,
  fix,
  file: 'site/answers/explain/findNoEffect.ts',
});
