import path from 'node:path';
import { defineConfig } from 'islet/config';
import { createReleasePages } from './answers/outputs/createReleasePages.ts';
import { chineseWords, pinyin } from './data/chineseWords.ts';
import { findRuntime } from './playground/runtime/build/findRuntime.mjs';
import { awesomeList, tools } from './theme/toolLinks.ts';

/** Folders without an index page, and the page that introduces each. */
const sections = [
  ['/guide', '/guide/start/'],
  ['/guide/basic', '/guide/basic/cli'],
  ['/guide/advanced', '/guide/advanced/third-party-deps'],
  ['/guide/migration', '/guide/migration/tsc'],
  ['/guide/faq', '/guide/faq/exceptions'],
  ['/framework', '/framework/typescript'],
  ['/api', '/api/javascript-api/core'],
  ['/api/javascript-api', '/api/javascript-api/core'],
] as const;

/** What the playground runs; without it, its page says so, and everything else works. */
const runtime = findRuntime(path.join(import.meta.dirname, '..'));

export default defineConfig({
  title: 'Rslib',
  description: 'The library development tool built on Rsbuild and Rspack.',
  icon: '/icon.svg',
  logo: '/icon.svg',
  logoText: 'Rslib',
  // Whatever a copy of the sources is in.
  repositoryRoot: '..',
  // Environment variables and configs of the examples.
  hiddenFiles: ['site/examples'],
  url: 'https://rslib.rs',
  socialImages: {
    fonts: [
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      '@fontsource-variable/noto-sans-sc/wght.css',
    ],
  },
  hosts: ['github'],
  defaultLang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: 'Rslib',
      description: 'The library development tool built on Rsbuild and Rspack.',
    },
    {
      lang: 'zh',
      parity: 'en',
      label: '简体中文',
      title: 'Rslib',
      description: '基于Rsbuild和Rspack的库开发工具。',
      footer: { message: 'Rslib是自由的开源软件，以MIT许可证发布。' },
      synonyms: [...chineseWords, ...pinyin],
    },
  ],
  redirects: sections.flatMap(([from, to]) => [
    { from, to, status: 302 },
    { from: `${from}/`, to, status: 302 },
  ]),
  // The playground's worker has threads, which share memory.
  isolated: [
    {
      folder: '/playground/',
      contentSecurityPolicy: { form: ['stackblitz.com'], trustedTypes: ['playground'] },
      ...(runtime.exists && { runtime: runtime.folder }),
    },
  ],
  feeds: [{ folder: '/blog/' }, { folder: '/releases/' }],
  pages: ({ read }) => createReleasePages(read),
  markdown: { fences: './playground/linkRuns.mjs' },
  mcpTools: './answers/assistantTools.ts',
  themeConfig: {
    search: {
      synonyms: [
        ['typings', 'type definitions', 'type declarations', 'declaration files', '.d.ts', 'dts'],
        ['commonjs', 'cjs'],
        ['esm', 'ecmascript modules', 'es modules'],
        ['sass', 'scss'],
        ['directory', 'folder', 'dir'],
        ['output directory', 'distPath'],
        ['es5', 'syntax downgrade', 'old browsers'],
        ['picture', 'image'],
        ['command line', 'cli'],
        ['dependency', 'deps'],
        ['environment variable', 'env'],
        ['hot reload', 'rebuild', 'watch'],
        ['monorepo', 'workspace'],
        ['bundleless', 'preserve modules', 'preserveModules'],
        ['install', 'installation', 'set up', 'setup'],
        ['minify', 'minification', 'compress', 'uglify'],
        ['sourcemap', 'source map'],
        ['hashbang', 'shebang'],
        ['dual package', 'publish esm and commonjs'],
        ['several', 'multiple', 'multi'],
        ['delete', 'remove', 'clean'],
        ['exclude', 'leave out', 'skip'],
        ['setting', 'option'],
        ['emit', 'write', 'generate'],
        ['huge', 'large', 'big'],
        ['release', 'publish'],
        ['binary', 'executable'],
        ['stylesheet', 'css'],
        ['fast', 'speed'],
        ['print', 'show'],
        ['combine', 'merge'],
        ['inline', 'embed'],
        ['verify', 'check', 'test'],
        ['micro frontend', 'microfrontend', 'module federation'],
        ['treeshaking', 'tree shaking'],
        ['jest', 'vitest', 'rstest', 'unit test'],
        ['one file', 'single file'],
        ['difference', 'different', 'differ', 'compare'],
        ['final', 'resolved'],
        ['keep', 'preserve'],
        ['transpile', 'compile'],
        ['config', 'configuration'],
        ['argument', 'flag'],
      ],
    },
    codeLinks: {
      package: '@rslib/core',
      configFile: 'rslib.config',
      configs: { defineConfig: '', mergeRslibConfig: '', RslibConfig: '', LibConfig: 'lib' },
      fragments: 'lib',
      options: [
        { pages: '/config/lib/', name: 'lib', at: ['', 'lib'] },
        { pages: '/config/rsbuild/', at: ['', 'lib', 'environments.*'] },
      ],
      exports: ['/api/'],
    },
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    toolLinks: [{ title: '工具', titleEn: 'Tools', links: [...tools, awesomeList] }],
    toolsMenu: { organization: 'https://github.com/web-infra-dev' },
    // Pages that don't exist there have `editLink: false`, so that no link is dead.
    editLink: { docRepoBaseUrl: 'https://github.com/web-infra-dev/rslib/edit/main/website/docs' },
    footer: { message: 'Rslib is free and open source software, released under the MIT License.' },
    lastUpdated: true,
    enableScrollToTop: true,
  },
});
