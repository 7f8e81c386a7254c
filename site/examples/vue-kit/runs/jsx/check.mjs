import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

for (const folder of ['', 'without/']) {
  const { Tag } = await import(`./dist/${folder}Tag.js`);
  const app = createSSRApp(Tag, { label: 'new' });
  app.config.warnHandler = () => {};
  console.log(await renderToString(app).catch(String));
}
