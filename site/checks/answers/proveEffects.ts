import path from 'node:path';
import type { Problem } from 'islet/tools';
import { readFiles, runNode, writeFolder } from 'islet-prove';
import { effectRules, findNoEffect } from '../../answers/explain/findNoEffect.ts';
import { readContext } from '../../answers/explain/outputContext.ts';
import { parseConfig } from '../../answers/explain/parseConfig.ts';

/** An option that does nothing in one lib item, and something in the other. */
export interface EffectCase {
  /** The name that the rules have for it: `umdName`. */
  option: string;
  /** Fields that set it, as code. */
  fields: string;
  /** Fields of a lib item that it does nothing in. */
  idle: string;
  /** Fields of one that it changes. */
  active: string;
}

const web = "output: { target: 'web' }";

/** A script exports nothing. */
const script = "format: 'iife', source: { entry: { index: './src/script.ts' } }";

/** One case for each rule; where a rule is about several options, for each of them. */
export const effectCases: readonly EffectCase[] = [
  { option: 'umdName', fields: "umdName: 'Lib'", idle: "format: 'cjs'", active: "format: 'umd'" },
  {
    option: 'outBase',
    fields: "outBase: 'src'",
    idle: "format: 'esm'",
    active: "bundle: false, source: { entry: { index: 'src/deep/*.ts' } }",
  },
  {
    option: 'redirect.js',
    fields: 'redirect: { js: { extension: false } }',
    idle: 'bundle: true',
    active: 'bundle: false',
  },
  {
    option: 'redirect.style',
    fields: 'redirect: { style: { extension: false } }',
    idle: `bundle: true, ${web}`,
    active: `bundle: false, ${web}`,
  },
  {
    option: 'redirect.asset',
    fields: 'redirect: { asset: { extension: false } }',
    idle: 'bundle: true',
    active: 'bundle: false',
  },
  {
    option: 'output.autoExternal',
    fields: 'output: { autoExternal: false }',
    idle: 'bundle: false',
    active: 'bundle: true',
  },
  {
    option: 'shims.cjs',
    fields: "shims: { cjs: { 'import.meta.url': false } }",
    idle: "format: 'esm'",
    active: "format: 'cjs'",
  },
  {
    option: 'shims.esm',
    fields: 'shims: { esm: { __dirname: true } }',
    idle: "format: 'cjs'",
    active: "format: 'esm'",
  },
  {
    option: 'redirect.dts',
    fields: 'redirect: { dts: { extension: false } }',
    idle: 'dts: false',
    active: 'dts: true',
  },
  {
    option: 'banner.dts',
    fields: "banner: { dts: '/* banner */' }",
    idle: 'dts: false',
    active: 'dts: true',
  },
  {
    option: 'footer.dts',
    fields: "footer: { dts: '/* footer */' }",
    idle: 'dts: false',
    active: 'dts: true',
  },
  {
    option: 'banner.css',
    fields: "banner: { css: '/* banner */' }",
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'footer.css',
    fields: "footer: { css: '/* footer */' }",
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'output.injectStyles',
    fields: 'output: { injectStyles: true }',
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'tools.styleLoader',
    fields: "tools: { styleLoader: { attributes: { id: 'own' } } }",
    idle: web,
    active: "output: { target: 'web', injectStyles: true }",
  },
  {
    option: 'tools.cssExtract',
    fields: "tools: { cssExtract: { pluginOptions: { filename: 'own.css' } } }",
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'performance.removeConsole',
    fields: 'performance: { removeConsole: true }',
    idle: 'output: { minify: false }',
    active: "format: 'esm'",
  },
  {
    option: 'autoExtension',
    fields: 'autoExtension: false',
    idle: "format: 'umd'",
    active: "format: 'esm'",
  },
  {
    option: 'autoExtension',
    fields: 'autoExtension: false',
    idle: script,
    active: "format: 'esm'",
  },
  ...["format: 'cjs'", "format: 'umd'", script].map((idle) => ({
    option: 'splitChunks',
    fields: "splitChunks: { preset: 'per-package' }",
    idle,
    active: "format: 'esm'",
  })),
];

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
