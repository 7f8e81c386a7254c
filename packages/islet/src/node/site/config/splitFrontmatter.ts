/** A source cut into its front matter and its body; the body keeps the line numbers of the file. */
export interface SplitSource {
  /** YAML between the `---` lines, or null without front matter. */
  yaml: string | null;
  /** Line of the file on which the YAML starts. */
  yamlLine: number;
  /** The rest, with an empty line for each line of front matter. */
  body: string;
  /** Whether front matter starts and never ends; then there is no body either. */
  isOpen: boolean;
}

/** A line of dashes alone may also be a rule, depending on what follows. */
const openFrontmatter = /^---[ \t]*\n(?:#[^\n]*\n)*[\w-]+[ \t]*:(?:[ \t]|\n|$)/;
const frontmatter = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Cuts the front matter off a source whose line ends are `\n`. */
export function splitFrontmatter(source: string): SplitSource {
  const match = frontmatter.exec(source);
  if (!match) {
    const isOpen = openFrontmatter.test(source);
    return { yaml: null, yamlLine: 1, body: isOpen ? '' : source, isOpen };
  }
  const lines = match[0].split('\n').length - 1;
  return {
    yaml: match[1] ?? '',
    yamlLine: 2,
    body: '\n'.repeat(lines) + source.slice(match[0].length),
    isOpen: false,
  };
}
