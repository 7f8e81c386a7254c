import type { Fault } from './problemOf.ts';

/** The part of `@vue/compiler-sfc` that is used. */
export interface VueCompiler {
  parse(source: string): { descriptor: VueDescriptor; errors: VueError[] };
  compileScript(
    descriptor: VueDescriptor,
    options: { id: string; inlineTemplate: boolean },
  ): { content: string };
}

interface VueDescriptor {
  script: VueBlock | null;
  scriptSetup: VueBlock | null;
}

interface VueBlock {
  content: string;
  loc: { start: { line: number } };
}

interface VueError extends Error {
  loc?: { start: { line: number; column: number } } | undefined;
}

/** A component as TypeScript. */
export interface VueComponent {
  /** Its scripts on their original lines, without anything else. */
  script: string;
  /** The module that importing files see. */
  module: string;
  faults: Fault[];
}

/** Compiles a component with its template; its scripts are type-checked later. */
export function readVue(source: string, { parse, compileScript }: VueCompiler): VueComponent {
  const { descriptor, errors } = parse(source);
  const blocks = [descriptor.script, descriptor.scriptSetup].filter((block) => block !== null);
  const lines: string[] = [];
  for (const { content, loc } of blocks) {
    for (const [index, line] of content.split('\n').entries()) {
      const at = loc.start.line - 1 + index;
      lines[at] = `${lines[at] ?? ''}${line}`;
    }
  }
  // Importing the package makes its compiler macros available as globals.
  const script = `${Array.from(lines, (line) => line ?? '').join('\n')}\nimport 'vue';\n`;
  const faults = errors.map(({ message, loc }) => ({
    line: loc?.start.line ?? 1,
    column: loc?.start.column ?? 1,
    message,
  }));
  const nothing = "import { defineComponent } from 'vue';\nexport default defineComponent({});\n";
  if (faults.length > 0 || blocks.length === 0) return { script, module: nothing, faults };
  try {
    const { content } = compileScript(descriptor, { id: 'component', inlineTemplate: true });
    return { script, module: content, faults };
  } catch (error) {
    const [message = '', place] =
      String(error)
        .split('\n')[0]
        ?.split(/ (?=\(\d+:\d+\)$)/) ?? [];
    const [, line = '1', column = '0'] = /(\d+):(\d+)/.exec(place ?? '') ?? [];
    const fault = { line: Number(line), column: Number(column) + 1, message };
    return { script, module: nothing, faults: [fault] };
  }
}
