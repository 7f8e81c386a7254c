import type { Node, Program } from 'estree';
import { walk } from 'estree-walker';
import { gap, type LookUp, listTexts } from './listTexts.ts';

/**
 * Extracts the messages that a program can print: errors it throws, errors and warnings it logs, and texts in
 * properties such as `message`. Parts that are only known at run time are `…`. Modules of
 * bundled libraries, which have a path in `node_modules`, are skipped.
 */
export function readMessages(program: Program): string[] {
  const found = new Set<string>();
  /** Values of variables in the enclosing functions, outermost first. */
  const scopes: Array<Map<string, Node>> = [new Map()];
  const lookUp: LookUp = (name) => scopes.findLast((scope) => scope.has(name))?.get(name) ?? null;
  const add = (nodes: readonly (Node | null | undefined)[], leastWords: number): void => {
    const texts = nodes.flatMap((node) => listTexts(node, lookUp));
    for (const text of texts.map(tidy)) if (countWords(text) >= leastWords) found.add(text);
  };
  walk(program, {
    enter(node) {
      if (isLibrary(node)) return this.skip();
      if (isFunction(node)) scopes.push(new Map());
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
        scopes.at(-1)?.set(node.id.name, node.init);
      const named = nameValue(node);
      if (named && keepsMessages.test(named.name)) add([named.value], 3);
      // Generated code is also returned as a template, but a message is a plain string there.
      if (node.type === 'ReturnStatement' && node.argument?.type === 'Literal')
        add([node.argument], 6);
      if (node.type === 'NewExpression' || node.type === 'CallExpression') {
        if (isThrown(node.callee) || isLogged(node.callee)) add(node.arguments, 2);
        if (isKept(node.callee)) add(node.arguments, 3);
      }
    },
    leave(node) {
      if (isFunction(node)) scopes.pop();
    },
  });
  return [...found].sort();
}

const keepsMessages = /(?:message|hint|tip|reason)s?$/i;

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

function isLibrary(node: Node): boolean {
  return (
    node.type === 'Property' &&
    node.key.type === 'Literal' &&
    String(node.key.value).includes('node_modules/') &&
    isFunction(node.value)
  );
}

/** Returns name and value of `x = value` and `x: value`. */
function nameValue(node: Node): { name: string; value: Node } | null {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    return { name: node.id.name, value: node.init };
  if (node.type === 'Property' && node.key.type === 'Identifier')
    return { name: node.key.name, value: node.value };
  return null;
}

/** Whether a call is `new Error()`, `Error()`, or a helper with a similar name. */
function isThrown(callee: Node): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && /Error$/.test(name.name);
}

/** Whether a call is `logger.error()`, `console.warn()` or similar. */
function isLogged(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(?:error|warn|fatal)$/.test(callee.property.name)
  );
}

/** Whether a call is `errors.push()` or similar. */
function isKept(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'push' &&
    callee.object.type === 'Identifier' &&
    /(?:error|warning|reason|message|tip)s?$/i.test(callee.object.name)
  );
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/…(?:\s*…)+/g, gap)
    .trim();

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
