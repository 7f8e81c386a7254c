// Measures the CPU time in which Rslib and other tools build the sources of RxJS, which has more than 200 modules:
// `node bench/measureTools.mjs --runs 5`, on Linux, once `npm run proof` has installed the examples.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeMachine } from './describeMachine.mjs';
import { formatTable } from './formatTable.mjs';
import { libraryTools } from './libraryTools.mjs';
import { summarize } from './summarize.mjs';
import { takeTurns } from './takeTurns.mjs';

const packages = fileURLToPath(new URL('../site/examples/node_modules', import.meta.url));
// The newest tsdown needs a newer Node.js than the oldest that Rslib supports.
const node = path.join(packages, '../runtimes/node_modules/node-24/bin/node');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const folder = await mkdtemp(path.join(tmpdir(), 'bench-tools-'));
try {
  await createLibrary();
  console.log(describeMachine());
  for (const dts of [false, true]) console.log(`\n${await measureAll(dts)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function createLibrary() {
  await cp(path.join(packages, 'rxjs/src'), path.join(folder, 'src'), { recursive: true });
  await markTypes(path.join(folder, 'src/index.ts'));
  await symlink(packages, path.join(folder, 'node_modules'));
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.AsyncIterable'],
    types: [],
    rootDir: 'src',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const files = {
    'package.json': { name: 'library', version: '1.0.0', type: 'module', sideEffects: false },
    'tsconfig.json': { compilerOptions, files: ['src/index.ts'] },
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), JSON.stringify(content));
  }
}

/**
 * Writes `type` before the types that a module exports from others: most tools compile one module at a time, so they can't
 * tell these from values, and RxJS relies on a compiler that can.
 *
 * @param {string} file
 */
async function markTypes(file) {
  const text = await readFile(file, 'utf8');
  const marked = await Promise.all(
    text.split(/(?<=from '.*';)/).map(async (part) => {
      const [, names = '', from = ''] = /export \{([^}]*)\} from '(.*)';/.exec(part) ?? [];
      if (names === '') return part;
      const source = await readFile(path.join(path.dirname(file), `${from}.ts`), 'utf8');
      const isType = (/** @type {string} */ name) =>
        new RegExp(`export (?:declare )?(?:interface|type) ${name}\\b`).test(source);
      return part.replace(
        names,
        names.replace(/\w+/g, (name) => (isType(name) ? `type ${name}` : name)),
      );
    }),
  );
  await writeFile(file, marked.join(''));
}

/**
 * Runs all tools in turn, so that what else the machine does affects all alike, and returns a table.
 *
 * @param {boolean} dts
 */
async function measureAll(dts) {
  const rows = await Promise.all(
    libraryTools.map(async (tool) => ({
      tool,
      version: JSON.parse(await readFile(path.join(packages, tool.package, 'package.json'), 'utf8'))
        .version,
      config: tool.config(dts),
      /** @type {number[]} */
      seconds: [],
      files: '',
      failure: /** @type {string | null} */ (null),
    })),
  );
  for (let run = 0; run < Number(values.runs); run++) {
    await takeTurns(rows, new AbortController().signal, async (row) => {
      if (row.config === null) return;
      await writeFile(path.join(folder, row.tool.file), row.config);
      await rm(path.join(folder, 'dist'), { recursive: true, force: true });
      await mkdir(path.join(folder, 'dist'));
      row.seconds.push(await build(row.tool));
      row.files = await describeOutput();
    });
  }
  const title = dts ? 'With declaration files' : 'JavaScript only';
  return formatTable(
    [title, 'version', 'CPU s, lowest', 'median', 'output'],
    rows.map(({ tool, version, seconds, files, failure }) => {
      const { min, median } = summarize(seconds);
      const figures = seconds.length > 0 ? [min.toFixed(2), median.toFixed(2)] : ['', ''];
      return [tool.name, version, ...figures, failure ?? files];
    }),
  );
}

/**
 * Returns the CPU time, user and system, of a build and of all processes that it started.
 *
 * @param {import('./libraryTools.mjs').LibraryTool} tool
 */
async function build({ bin, args }) {
  const before = await readChildSeconds();
  const { status, stdout, stderr } = spawnSync(node, [path.join(packages, bin), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim().slice(0, 300));
  return (await readChildSeconds()) - before;
}

/** The CPU time of all processes that this one has started and that have ended, in hundredths (proc(5)). */
async function readChildSeconds() {
  const stat = await readFile('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

async function describeOutput() {
  const names = await readdir(path.join(folder, 'dist'), { recursive: true });
  const count = (/** @type {RegExp} */ pattern) =>
    names.filter((name) => pattern.test(name)).length;
  return `${count(/(?<!\.d)\.[cm]?js$/)} js, ${count(/\.d\.[cm]?ts$/)} d.ts`;
}
