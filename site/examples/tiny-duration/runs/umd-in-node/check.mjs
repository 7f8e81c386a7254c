import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
for (const file of ['./dist/index.umd.cjs', './dist/either/index.umd.cjs']) {
  try {
    console.log(`${file}: ${require(file).format(95_000)}`);
  } catch (error) {
    console.log(`${file}: ${error}`);
  }
}
