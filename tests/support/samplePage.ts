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

const fences = Object.entries(codeSamples)
  .map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\`\n`)
  .join('\n');

const folder = 'docs/en/guide/_sample';

/** A component that imports each kind of file, and uses it as its type allows. */
const panel = `
import type Part from './_part.mdx';
import type Other from './_other.md';
import './panel.css';
import 'islet/theme/styles/diagram.css';
import text from './note.ts?raw';
import css from './panel.css?inline';
import classes from './panel.module.css';
import image from './icon.svg';
import url from './icon.svg?url';

export type Fragments = [ReturnType<typeof Part>, ReturnType<typeof Other>];

const texts: string[] = [text, css];

export function SamplePanel() {
  return (
    <div className={classes.panel}>
      <img src={image} alt="" />
      <a href={url}>{texts.join('|')}</a>
    </div>
  );
}
`;

/** A page with code in many languages, a formula, a diagram, a component and a fragment; and what these import. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'docs/en/guide/sample.mdx': `import { SamplePanel } from './_sample/Panel.tsx';
import Part from './_sample/_part.mdx';
import './_sample/page.css';

# Sample

Of $x^2$.

<SamplePanel />

<Part />

${fences}`,
  [`${folder}/Panel.tsx`]: panel,
  [`${folder}/_part.mdx`]: 'From a fragment.\n',
  [`${folder}/_other.md`]: 'From another one.\n',
  [`${folder}/icon.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  [`${folder}/note.ts`]: 'export const note = 1;\n',
  [`${folder}/page.css`]: '.sample-page { color: #010203; }\n',
  [`${folder}/panel.css`]: '.sample-panel { color: #040506; }\n',
  [`${folder}/panel.module.css`]: '.panel { color: #070809; }\n',
};

/** What the HTML of the sample page lacks: names of languages that are not highlighted, and other parts. */
export function listMissing(html: string): string[] {
  const plain = Object.keys(codeSamples).filter((language) => {
    const [, block = ''] = html.split(`<pre class="language-${language}"`);
    return language !== 'mermaid' && !block.split('</pre>')[0]?.includes('<span class="token');
  });
  const parts = [
    '<figure class="diagram',
    'class="katex',
    '<p>From a fragment.</p>',
    '<img src="data:image/svg+xml;base64,',
    'export const note = 1;',
    '.sample-panel',
  ];
  return [
    ...plain,
    ...parts.filter((part) => !html.includes(part)),
    ...(/<div class="[^"]*panel[^"]*"><img/.test(html) ? [] : ['the class of a module']),
    ...(/<a href="\/hashed\/icon\.\w+\.svg"/.test(html) ? [] : ['the URL of a file']),
  ];
}
