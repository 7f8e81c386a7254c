import { defineConfig } from '@docs/engine/config/defineConfig.ts';
import { awesomeList, tools } from './theme/tools.ts';

export default defineConfig({
  title: 'Rslib',
  description: 'The library development tool built on Rsbuild and Rspack.',
  icon: '/icon.svg',
  logo: '/icon.svg',
  logoText: 'Rslib',
  url: 'https://rslib.rs',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: 'Rslib',
      description: 'The library development tool built on Rsbuild and Rspack.',
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: 'Rslib',
      description: '基于 Rsbuild 和 Rspack 的库开发工具。',
    },
  ],
  themeConfig: {
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/sYK4QjyZ4V' },
    ],
    toolLinks: [{ title: '工具', titleEn: 'Tools', links: [...tools, awesomeList] }],
    toolsMenu: { organization: 'https://github.com/web-infra-dev' },
    footer: { message: 'Rslib is free and open source software, released under the MIT License.' },
    lastUpdated: true,
    enableScrollToTop: true,
  },
});
