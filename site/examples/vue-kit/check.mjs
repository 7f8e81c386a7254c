import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Counter } from 'vue-kit';

console.log(await renderToString(createSSRApp(Counter, { start: 3 })));
