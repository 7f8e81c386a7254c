/** What a module takes from another one. */
export interface ModuleImport {
  specifier: string;
  /** The names that it takes, as the other module calls them; `*` for all. Types are left out. */
  names: string[];
  isReexport: boolean;
}

const statement =
  /\b(?:(import|export)\s+(type\s+(?!from\b))?([\w$*,{}\s]*?)\s*\bfrom|import|require)\s*\(?\s*(['"])([^'"\n]+)\4/g;

/** The imports of a module by its text, but not those of types alone, which no program loads. */
export function readModuleImports(code: string): ModuleImport[] {
  return [...code.matchAll(statement)].flatMap(
    ([, keyword, type, written = '', , specifier = '']) => {
      const names = namesOf(written);
      const isTypes = type !== undefined || (names.length === 0 && written.includes('{'));
      return isTypes ? [] : [{ specifier, names, isReexport: keyword === 'export' }];
    },
  );
}

function namesOf(written: string): string[] {
  const [, braces = ''] = /\{([^}]*)\}/.exec(written) ?? [];
  const outside = written.replace(/\{[^}]*\}/, '').split(',');
  const whole = outside.map((one) => one.trim()).filter((one) => one !== '');
  const named = braces.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '');
  return [
    ...whole.map((one) => (one.startsWith('*') ? '*' : 'default')),
    ...named.filter((one) => one !== '' && !/^type\s/.test(one)),
  ];
}
