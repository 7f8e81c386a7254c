/** What an author can say after the language of a code fence. */
export interface CodeMeta {
  title: string | null;
  /** Numbers of the lines to highlight, from 1 (SPEC 5). */
  highlighted: Set<number>;
  wrap: boolean;
  lineNumbers: boolean;
  /** `file="path"` or `file="path#region"`: the fence quotes that file. */
  file: string | null;
  /** `before="path"`: what is shown is how the quoted file differs from that one. */
  before: string | null;
  /** Files that a fence of the language `output` shows. */
  show: string[];
  /** What the check of the fences is told; readers see none of it. */
  proof: FenceProof;
  /** Words that mean nothing here. */
  unknown: string[];
}

/** How the check of the fences reads one of them; null where the fence says nothing. */
export interface FenceProof {
  /** Name of a file of code that a deliberate fragment is to be read behind. */
  prelude: string | null;
  /** Folder of the repository whose sources the code can import. */
  project: string | null;
  /** Error codes (`TS2322`), separated by spaces, with which the code has to fail. */
  throws: string | null;
  /** A type that the signature in the fence has to agree with. */
  same: string | null;
}

const token = /\{([^{}]*)\}|([\w-]+)="([^"]*)"|(\S+)/g;

/** Reads the meta string of a fence, e.g. `title="a.ts" {1,3-5} lineNumbers`. */
export function parseCodeMeta(
  meta: string,
  defaults: { wrap: boolean; lineNumbers: boolean },
): CodeMeta {
  const result: CodeMeta = {
    title: null,
    highlighted: new Set(),
    wrap: defaults.wrap,
    lineNumbers: defaults.lineNumbers,
    file: null,
    before: null,
    show: [],
    proof: { prelude: null, project: null, throws: null, same: null },
    unknown: [],
  };
  for (const [whole, lines, key, value, word] of meta.matchAll(token)) {
    if (lines !== undefined && addLines(result.highlighted, lines)) continue;
    if (key === 'title') result.title = value ?? '';
    else if (key === 'file') result.file = value ?? '';
    else if (key === 'before') result.before = value ?? '';
    else if (key === 'show') result.show = (value ?? '').split(/\s+/).filter(Boolean);
    else if (isProofKey(result.proof, key)) result.proof[key] = value ?? '';
    else if (word === 'wrapCode') result.wrap = true;
    else if (word === 'wrapCode=false') result.wrap = false;
    else if (word === 'lineNumbers') result.lineNumbers = true;
    else if (word === 'lineNumbers=false') result.lineNumbers = false;
    else result.unknown.push(whole);
  }
  return result;
}

function isProofKey(proof: FenceProof, key: string | undefined): key is keyof FenceProof {
  return key !== undefined && Object.hasOwn(proof, key);
}

/** Adds the lines of `1,3-5`; false when it is not such a list. */
function addLines(lines: Set<number>, list: string): boolean {
  for (const part of list.split(',')) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!range) return false;
    const first = Number(range[1]);
    const last = Number(range[2] ?? first);
    if (last < first || last - first > 10_000) return false;
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return true;
}
