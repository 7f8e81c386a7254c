import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
for (const name of ['storybook', 'storybook-addon-rslib', 'storybook-react-rsbuild']) {
  console.log(`${name} ${require(`${name}/package.json`).version}`);
}
