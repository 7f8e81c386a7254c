interface ScriptOptions {
  filename?: string;
}

/** Evaluates in the scope of the worker, under the name that errors show. */
function runHere(code: string, options?: ScriptOptions | string): unknown {
  const name = typeof options === 'string' ? options : (options?.filename ?? 'vm');
  // biome-ignore lint/security/noGlobalEval: Rspack runs modules of CSS at build time, by design.
  return globalThis.eval(`${code}\n//# sourceURL=${name}`);
}

/** Evaluates with the properties of an object as variables. */
function runWith(code: string, context: Record<string, unknown> = {}): unknown {
  const evaluate = new Function(...Object.keys(context), `return eval(${JSON.stringify(code)})`);
  return evaluate(...Object.values(context));
}

/** A function with these parameters, as CommonJS modules are compiled. */
const compileFunction = (code: string, parameters: string[] = []): unknown =>
  new Function(...parameters, code);

class VmScript {
  readonly run: () => unknown;
  constructor(code: string, options?: ScriptOptions) {
    this.run = () => runHere(code, options);
  }
  runInThisContext(): unknown {
    return this.run();
  }
}

const createContext = <Context>(context: Context): Context => context;

export {
  compileFunction,
  createContext,
  runHere as runInThisContext,
  runWith as runInNewContext,
  VmScript as Script,
};
/** `node:vm`: extracted CSS is a module that runs while the tool builds. */
export default {
  Script: VmScript,
  compileFunction,
  createContext,
  runInNewContext: runWith,
  runInThisContext: runHere,
};
