import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readFiles, runNode, writeFolder } from 'islet-prove';
import { z } from 'zod';
import type { SourceKind, SourcesData } from '../data/sourcesData.ts';
import { failure, readOutcome } from './readOutcome.ts';
import type { Tool } from './tool.ts';

/** Code that not every environment supports, by the name of its file. A whole file is only tried: it builds or it doesn't. */
const pieces: Readonly<Record<string, { code: string; file?: string }>> = {
  require: { code: "require('mitt')" },
  dirname: { code: '__dirname' },
  url: { code: 'import.meta.url' },
  mode: { code: 'import.meta.env.MODE' },
  file: { code: "new URL('./data.txt', import.meta.url)" },
  defined: { code: 'import.meta.env.DEFINED' },
  definedInProcess: { code: 'process.env.DEFINED' },
  nowhere: { code: "import './absent'", file: "import './absent';\n" },
  builtin: { code: "import 'fs'", file: "import fs from 'fs';\nreport(fs);\n" },
  await: { code: 'await', file: 'report(await 1);\n' },
  missing: {
    code: "import { missing } from './values'",
    file: "import { missing } from '../../values.mjs';\nreport(missing);\n",
  },
  noDefault: {
    code: "import bus from 'old-bus'",
    file: "import bus from 'old-bus';\nreport(bus.topic());\n",
  },
  exported: { code: 'export const größe = 3', file: 'export const größe = 3;\n' },
  renamed: {
    code: 'export { größe as size }',
    file: 'const größe = report();\nexport { größe as size };\n',
  },
  named: {
    code: 'export { size as größe }',
    file: 'const size = report();\nexport { size as größe };\n',
  },
  inside: {
    code: 'größe, not exported',
    file: 'const größe = report();\nreport(größe);\nexport {};\n',
  },
};

/** What the files need besides. A compiler turned the package into CommonJS, and it has no default export. */
const needed = {
  'src/values.mjs': 'export const known = 1;\n',
  'node_modules/old-bus/package.json': '{}',
  'node_modules/old-bus/index.js': `Object.defineProperty(exports, '__esModule', { value: true });
exports.topic = () => 'topic';
`,
};

const kinds = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'].flatMap((extension) =>
  (['module', 'commonjs', 'none'] as const).map((type): SourceKind => ({ extension, type })),
);

const outputs = ['esm', 'cjs', 'umd', 'iife'].flatMap((format) =>
  ['node', 'web'].map((target) => ({ format, target })),
);

const nameCase = ({ extension, type }: SourceKind, piece: string): string =>
  `${type}-${extension}-${piece}`;

/** Builds each piece of code from each kind of source for each output, and returns the results. */
export async function computeSources({
  root,
  tool,
}: {
  root: string;
  tool: Tool;
}): Promise<SourcesData> {
  const folder = path.join(root, 'site/examples', '.work', 'sources');
  await writeFolder(folder, writeProject());
  // Errors are part of the result.
  const { output } = await runNode([tool.bin], { cwd: folder });
  const find = await readBuilt(folder).catch(() => {
    throw new Error(`The kinds of sources cannot be built:\n${output}`);
  });
  await rm(folder, { recursive: true });

  const names = Object.keys(pieces);
  const classes = new Map<string, { kinds: SourceKind[]; values: string[][] }>();
  for (const kind of kinds) {
    const values = names.map((name) => outputs.map((_, index) => find(index, kind, name)));
    const known = classes.get(JSON.stringify(values)) ?? { kinds: [], values };
    known.kinds.push(kind);
    classes.set(JSON.stringify(values), known);
  }
  const found = [...classes.values()];
  return {
    tool: `Rslib ${tool.version}`,
    outputs,
    classes: found.map((each) => each.kinds),
    rows: Object.values(pieces).map(({ code }, index) => ({
      code,
      values: found.map(({ values }) => values[index] ?? []),
    })),
  };
}

/** A project with an entry for each piece of code in each kind of source, and a lib item for each output. */
function writeProject(): Record<string, string> {
  const entry: Record<string, string> = {};
  const files: Record<string, string> = {};
  for (const kind of kinds) {
    const { extension, type } = kind;
    const folder = `src/${type}/${extension}`;
    const isCommonJs = extension === 'cjs' || (extension === 'js' && type === 'commonjs');
    for (const [name, { code, file }] of Object.entries(pieces)) {
      const source = `${folder}/${name}.${extension}`;
      files[source] = file ?? `report(${code}, 'end');\n${isCommonJs ? '' : 'export {};\n'}`;
      entry[nameCase(kind, name)] = `./${source}`;
    }
    files[`${folder}/data.txt`] = 'data\n';
    files[`src/${type}/package.json`] = JSON.stringify(type === 'none' ? {} : { type });
  }
  const lib = outputs.map(({ format, target }, index) => ({
    id: `output${index}`,
    format,
    autoExtension: false,
    ...(format === 'umd' ? { umdName: 'Case' } : {}),
    output: { target, distPath: `dist/${index}`, filename: { js: '[name].js' } },
  }));
  return {
    ...files,
    ...needed,
    'package.json': JSON.stringify({ type: 'module', dependencies: { mitt: '*' } }),
    'rslib.config.mjs': `import { writeFileSync } from 'node:fs';
const lib = ${JSON.stringify(lib)};
for (const item of lib) {
  const apply = ({ hooks, options }) => {
    options.optimization.emitOnErrors = true;
    hooks.done.tap('problems', (stats) => {
      const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
      writeFileSync(\`\${options.output.path}/problems.json\`, JSON.stringify({ errors, warnings }));
    });
  };
  item.tools = { rspack: (config) => void config.plugins.push({ apply }) };
}
const define = { 'import.meta.env.DEFINED': '"set"', 'process.env.DEFINED': '"set"' };
const source = { entry: ${JSON.stringify(entry)}, define };
export default { lib, source, logLevel: 'silent', performance: { buildCache: false } };
`,
  };
}

/** Each problem has an output file or a source module. */
const problems = z.array(
  z.object({ file: z.string().optional(), moduleName: z.string().optional() }),
);
const report = z.object({ errors: problems, warnings: problems });

/** Reads the output; returns a function from the index of an output, a kind of source and the name of a piece to the result. */
async function readBuilt(
  folder: string,
): Promise<(output: number, kind: SourceKind, piece: string) => string> {
  const built = await Promise.all(
    outputs.map(async (_, index) => {
      const dist = path.join(folder, 'dist', String(index));
      const files = await readFiles(dist, (name) => name.endsWith('.js'));
      const { errors, warnings } = report.parse(
        JSON.parse(await readFile(path.join(dist, 'problems.json'), 'utf8')),
      );
      return {
        files,
        errors: new Set(errors.map(nameOf)),
        warnings: new Set(warnings.map(nameOf)),
      };
    }),
  );
  return (output, kind, piece) => {
    const name = nameCase(kind, piece);
    const { files, errors, warnings } = built[output] ?? {};
    const text = String(files?.[`${name}.js`] ?? '');
    const hasError = errors?.has(name) ?? false;
    if (pieces[piece]?.file) return hasError ? failure : 'it builds';
    return readOutcome({ text, hasError, hasWarning: warnings?.has(name) ?? false });
  };
}

/** The name of the case of a problem: `module-ts-url` for `module-ts-url.js` and `./src/module/ts/url.ts`. */
function nameOf({ file = '', moduleName = '' }: z.infer<typeof problems>[number]): string {
  const [, type, extension, piece] = /src\/(\w+)\/(\w+)\/(\w+)\./.exec(moduleName) ?? [];
  return type ? `${type}-${extension}-${piece}` : file.replace(/\.js$/, '');
}
