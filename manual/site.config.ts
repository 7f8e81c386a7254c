import { defineConfig } from 'islet/config';

export default defineConfig({
  title: 'Docs engine',
  description:
    'A documentation engine for Markdown and React: what it understands and how to set it up.',
  icon: '/icon.svg',
  logo: '/icon.svg',
  logoText: 'Docs engine',
  // Whatever a copy of the sources is in.
  repositoryRoot: '..',
  markdown: { math: true, mermaid: true, emoji: true, fences: 'islet-prove/fences' },
  themeConfig: {
    search: {
      synonyms: [
        ['deploy', 'publish', 'host'],
        ['folder', 'directory'],
        ['option', 'field', 'setting'],
        ['config', 'configuration'],
        ['front matter', 'frontmatter', 'page settings'],
        ['callout', 'admonition', 'container', 'alert', 'aside'],
        ['locale', 'language', 'translation', 'i18n'],
        ['csp', 'content-security-policy'],
        ['override', 'replace', 'swizzle', 'eject'],
        ['color', 'token', 'css variable'],
        ['menu', 'nav', 'navbar', 'top bar'],
        ['toc', 'outline', 'table of contents'],
        ['snippet', 'quote a file', 'include code'],
        ['cli', 'command line'],
        ['hydrate', 'client component', 'interactive', 'island'],
        ['error', 'problem', 'message'],
        ['formula', 'math', 'latex', 'katex', 'mathml'],
        ['diagram', 'chart', 'mermaid', 'flowchart'],
      ],
    },
    footer: { message: 'The engine is open source software, released under the MIT License.' },
    enableScrollToTop: true,
  },
});
