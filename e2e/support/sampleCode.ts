/** Code in many languages by the name of each, with something to highlight. */
const codeSamples: Readonly<Record<string, string>> = {
  bash: 'echo "$HOME"',
  css: 'a { color: red; }',
  diff: '- a\n+ b',
  docker: 'FROM node:22\nRUN npm ci',
  dockerfile: 'FROM node:22',
  go: 'func main() { return 1 }',
  graphql: 'query { user(id: 1) { name } }',
  html: '<p class="a">b</p>',
  ini: '[core]\nbare = false',
  java: 'public class A {}',
  js: 'const a = 1;',
  json: '{ "a": true }',
  jsonc: '{ "a": 1 } // b',
  jsx: 'const a = <b c="d" />;',
  kotlin: 'fun main() = println("a")',
  lua: 'local a = 1',
  makefile: 'all:\n\techo a',
  markdown: '# A\n\n**b**',
  mermaid: 'graph LR\n  A --> B',
  php: '<?php echo "a";',
  powershell: 'Get-Item "a"',
  python: 'def a():\n    return 1',
  ruby: 'def a; 1; end',
  rust: 'fn main() { let a = 1; }',
  scss: '$a: 1px;\n.b { width: $a; }',
  sql: "SELECT a FROM b WHERE c = 'd'",
  swift: 'let a = "b"',
  toml: 'port = 3000 # a',
  ts: 'const a: number = 1;',
  tsx: 'const a = <b c={1} />;',
  vue: '<template><p>a</p></template>',
  yaml: 'a: true # b',
};

/** A fence for each language. */
export const writeFences = (): string =>
  Object.entries(codeSamples)
    .map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\`\n`)
    .join('\n');

/** The languages whose fences are missing in the HTML of a page, or not highlighted; diagrams are drawn instead. */
export function listPlainBlocks(html: string): string[] {
  return Object.keys(codeSamples).filter((language) => {
    const [, block = ''] = html.split(`<pre class="language-${language}"`);
    return language !== 'mermaid' && !block.split('</pre>')[0]?.includes('<span class="token');
  });
}

/** A module in the `theme` folder of a site that imports each kind of file, and uses it as its type allows. */
export const sampleImports = `
import './styles/tokens.css';
import '@docs/core/theme/styles/tokens.css';
import Part from '../docs/en/_part.mdx';
import Other from '../docs/en/_other.md';
import css from './panel.css?inline';
import styles from './panel.module.css';
import font from './panel.woff2';
import svg from './panel.svg';
import png from './panel.png';
import file from './panel.pdf?url';
import code from './imports.tsx?raw';

const texts: string[] = [css, font, svg, png, file, code];

export const panel = <p className={styles.panel}>{texts.map((text) => text.length)}<Part /><Other /></p>;
`;
