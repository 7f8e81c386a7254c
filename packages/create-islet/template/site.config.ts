import { defineConfig } from 'islet/config';

export default defineConfig({
  title: 'My site',
  icon: '/icon.svg',
  logo: '/icon.svg',
  logoText: 'My site',
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' }],
  },
});
