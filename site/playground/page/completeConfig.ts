import type {
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { type ConfigOptions, listOptionKeys, listOptionValues } from './configOptions.ts';

/** Where the cursor is in a config: at a key of the object that `path` leads to, or at the value of its last key. */
interface ConfigPlace {
  kind: 'key' | 'value';
  path: string[];
  /** Where the word that is being written begins. */
  from: number;
}

/** Completes the keys of the config and their values, with what this site says about them. */
export const completeConfig =
  (load: () => Promise<ConfigOptions>): CompletionSource =>
  async (context) => {
    const place = findPlace(context);
    if (place === null || (!context.explicit && place.from === context.pos)) return null;
    const options = await load();
    const { kind, path, from } = place;
    if (kind === 'key') return { ...completeKeys(options, path), from };
    const values = listOptionValues(options, path).map((label) => ({ label, type: 'constant' }));
    return values.length === 0 ? null : { from, options: values, validFor: /^['\w-]*$/ };
  };

function completeKeys(
  options: ConfigOptions,
  path: readonly string[],
): Pick<CompletionResult, 'options' | 'validFor'> {
  return {
    options: listOptionKeys(options, path).map(({ key, type, summary }) => ({
      label: key,
      detail: type.length > 40 ? `${type.slice(0, 40)}…` : type,
      ...(summary === '' ? {} : { info: summary }),
      type: 'property',
    })),
    validFor: /^\w*$/,
  };
}

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

/** Finds out where the cursor is; null outside of objects. */
function findPlace({ state, pos }: CompletionContext): ConfigPlace | null {
  const word = /['\w-]*$/.exec(state.sliceDoc(Math.max(0, pos - 60), pos))?.[0] ?? '';
  const from = pos - word.length;
  const inner = syntaxTree(state).resolveInner(pos, -1);
  const object = closest(inner, 'ObjectExpression');
  if (object === null || /Comment/.test(inner.name)) return null;
  const property = closest(inner, 'Property');
  const isOwn = property !== null && closest(property, 'ObjectExpression')?.from === object.from;
  const path = listKeys(object, state);
  if (!isOwn) return { kind: 'key', path, from };
  const colon = property.getChild(':');
  if (colon === null || pos <= colon.from) return { kind: 'key', path, from };
  const key = keyOfProperty(property, state);
  return key === null ? null : { kind: 'value', path: [...path, key], from };
}

/** The keys that lead to an object; lists and calls on the way have none. */
function listKeys(object: SyntaxNode, state: EditorState): string[] {
  const keys: string[] = [];
  for (let node = object.parent; node !== null; node = node.parent) {
    const key = node.name === 'Property' ? keyOfProperty(node, state) : null;
    if (key !== null) keys.unshift(key);
  }
  return keys;
}

function keyOfProperty(property: SyntaxNode, state: EditorState): string | null {
  const name = property.getChild('PropertyDefinition') ?? property.getChild('String');
  return name && state.sliceDoc(name.from, name.to).replace(/^['"]|['"]$/g, '');
}

function closest(from: SyntaxNode, name: string): SyntaxNode | null {
  let node: SyntaxNode | null = from;
  while (node !== null && node.name !== name) node = node.parent;
  return node;
}
