/** The doc comment of a member in the package's types. */
export interface DocComment {
  /** The code of `@defaultValue` if it consists of a single piece of code. */
  defaultValue: string | null;
  deprecated: boolean;
}

const token =
  /\/\*\*([\s\S]*?)\*\/|export (?:type|interface) (\w+)|(?:^|[\s{;])(?:'([\w.]+)'|(\w+))\?:\s*(\w+)?|([{}])/g;

/**
 * Reads the doc comments in a declaration file, by the path of their member below the type `root`;
 * a member whose type is declared in the same file includes the members of that type.
 */
export function readDocComments(source: string, root: string): Map<string, DocComment> {
  const types = new Map<string, Array<{ path: string[]; comment: string; type: string }>>();
  let members: Array<{ path: string[]; comment: string; type: string }> = [];
  /** Path of the enclosing members; the outermost brace belongs to the type itself. */
  let around: string[] = [];
  let comment = '';
  let last = '';
  for (const [, text, typeName, quoted, plain, type = '', brace] of source.matchAll(token)) {
    if (text !== undefined) comment = text;
    else if (typeName !== undefined) {
      members = [];
      types.set(typeName, members);
      around = [];
      last = '';
    } else if (brace === '{') around.push(last);
    else if (brace === '}') around.pop();
    else {
      last = quoted ?? plain ?? '';
      members.push({ path: [...around.slice(1), last], comment, type });
      comment = '';
    }
  }
  const found = new Map<string, DocComment>();
  const visit = (name: string, prefix: string[]): void => {
    for (const member of types.get(name) ?? []) {
      const path = [...prefix, ...member.path];
      found.set(path.join('.'), describeComment(member.comment));
      if (path.length < 6 && types.has(member.type)) visit(member.type, path);
    }
  };
  visit(root, []);
  return found;
}

function describeComment(comment: string): DocComment {
  const [, code] = /@defaultValue `([^`]+)`\s*(?:$|\n)/m.exec(`${comment}\n`) ?? [];
  return { defaultValue: code ?? null, deprecated: comment.includes('@deprecated') };
}
