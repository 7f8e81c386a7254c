import { getNamed } from './moduleRegistry.ts';

interface Compiler {
  transformSync(source: string, options: string): { code: string };
}

const parameters = ['require', 'module', 'exports', '__filename', '__dirname'];

/** Compiles TypeScript or JavaScript to a function of CommonJS, with the compiler of the tool itself. */
export function compileModule(text: string, file: string): (...values: unknown[]) => unknown {
  const code = compileScript(text, file, {
    module: { type: 'commonjs', ignoreDynamic: true, importInterop: 'node' },
  });
  // `import()` isn't compiled, and a browser would read its request as an address. Plugins have methods of that name.
  const local = code.replace(/(?<![.\w$])import\((?![\s\w$,]*\)\s*\{)/g, 'require.import(');
  return new Function(...parameters, `${local}\n//# sourceURL=${file}`) as never;
}

/** Compiles TypeScript or JavaScript to JavaScript. */
export function compileScript(
  text: string,
  file: string,
  { jsc, ...options }: { jsc?: object } & Record<string, unknown> = {},
): string {
  // Not imported, because modules that packages `require` may not wait for the binding.
  const compiler = getNamed('@rspack/binding') as Compiler;
  const own = { parser: parserFor(file), target: 'es2022' };
  const given = { filename: file, isModule: 'unknown', jsc: { ...own, ...jsc }, ...options };
  return compiler.transformSync(text, JSON.stringify(given)).code;
}

const parserFor = (file: string) =>
  /\.[cm]?tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: file.endsWith('x') };
