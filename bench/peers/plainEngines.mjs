import { rename } from 'node:fs/promises';
import path from 'node:path';
import { copyDocs, writeFiles } from './files.mjs';

/** @typedef {import('./types.d.ts').Engine} Engine */

/** @type {Engine} */
const hugo = {
  name: 'Hugo',
  version: 'hugo version',
  tools: ['hugo'],
  prepare: prepareHugo,
  docs: 'content',
  config: 'config.toml',
  command: 'hugo --quiet --cleanDestinationDir',
  output: 'public',
  leftovers: ['public', 'resources', '.hugo_build.lock'],
  search: null,
};

/**
 * Engines without components, with a theme of the same parts.
 *
 * @type {Engine[]}
 */
export const plainEngines = [
  hugo,
  {
    ...hugo,
    name: 'Hugo + Pagefind',
    version: 'pagefind --version',
    tools: ['hugo', 'pagefind'],
    command: `${hugo.command} && pagefind --site public`,
  },
  {
    name: 'Eleventy',
    version: 'eleventy --version',
    tools: ['eleventy'],
    prepare: prepareEleventy,
    docs: 'docs',
    config: 'docs/_includes/page.11ty.js',
    command: 'eleventy --quiet',
    output: '_site',
    leftovers: ['_site'],
    search: null,
  },
];

const styles = 'body{display:grid;grid-template-columns:16rem 1fr 12rem;font:1rem/1.6 sans-serif}';

/**
 * @param {string} site
 * @param {string} folder
 */
async function prepareHugo(site, folder) {
  const content = path.join(folder, 'content');
  await copyDocs(site, content);
  await rename(path.join(content, 'index.md'), path.join(content, '_index.md'));
  await writeFiles(folder, {
    'config.toml': `baseURL = '/'\ntitle = 'Generated'\ndisableKinds = ['taxonomy', 'term', 'RSS']\n[markup.highlight]\nnoClasses = false\n`,
    'layouts/_default/_markup/render-link.html': `<a href="{{ with .Page.GetPage .Destination }}{{ .RelPermalink }}{{ else }}{{ .Destination }}{{ end }}">{{ .Text | safeHTML }}</a>`,
    'layouts/index.html': hugoPage('<main>{{ .Content }}</main>'),
    'layouts/_default/list.html': hugoPage('<main><h1>{{ .Title }}</h1></main>'),
    'layouts/_default/single.html': hugoPage(
      [
        '<main>{{ .Content }}',
        '<nav>{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}',
        '{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></main>',
        '<nav aria-label="Sections">{{ $page := . }}<ul>{{ range .CurrentSection.RegularPages }}',
        '<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>',
        '{{ end }}</ul></nav><aside>{{ .TableOfContents }}</aside>',
      ].join(''),
    ),
    'static/site.css': styles,
  });
}

/** @param {string} body */
const hugoPage = (body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} | {{ .Site.Title }}</title><meta name="description" content="{{ .Description }}"><link rel="stylesheet" href="/site.css"></head><body><header>{{ range first 6 .Site.Sections }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</header>${body}</body></html>`;

/**
 * @param {string} site
 * @param {string} folder
 */
async function prepareEleventy(site, folder) {
  await copyDocs(site, path.join(folder, 'docs'));
  await writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'eleventy.config.js': `export default function (config) {
  config.setInputDirectory('docs');
  config.addPassthroughCopy('docs/site.css');
  config.addCollection('sections', (api) =>
    api.getAll().reduce((groups, page) => {
      const section = page.filePathStem.split('/')[1];
      const pages = groups.get(section) ?? [];
      pages.push(page);
      return groups.set(section, pages);
    }, new Map()));
  config.amendLibrary('md', (md) => {
    const normalize = md.normalizeLink;
    md.normalizeLink = (url) => normalize(url.replace(/^\\.\\/(.*)\\.md$/, '../$1/'));
  });
}
`,
    'docs/docs.json': '{ "layout": "page.11ty.js" }',
    'docs/_includes/page.11ty.js': `const link = (page, rest = '') => '<a href="' + page.url + '"' + rest + '>' + page.data.title + '</a>';
export function render({ title, description, content, page, collections }) {
  const name = page.filePathStem.split('/')[1];
  const pages = collections.sections.get(name) ?? [];
  const at = pages.findIndex(({ url }) => url === page.url);
  const header = [...collections.sections.values()].slice(0, 6).map(([first]) => link(first)).join('');
  const pager = (pages[at - 1] ? link(pages[at - 1], ' rel="prev"') : '') + (pages[at + 1] ? link(pages[at + 1], ' rel="next"') : '');
  const sidebar = pages.map((one) => '<li>' + link(one, one.url === page.url ? ' aria-current="page"' : '') + '</li>').join('');
  return '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>' + title + ' | Generated</title><meta name="description" content="' + (description ?? '') + '"><link rel="stylesheet" href="/site.css"></head><body><header>' + header + '</header><main>' + content + '<nav>' + pager + '</nav></main><nav aria-label="Sections"><ul>' + sidebar + '</ul></nav></body></html>';
}
`,
    'docs/site.css': styles,
  });
}
