import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

for (const folder of ['dist', 'dist/minified', 'dist/minified-files', 'dist/umd']) {
  const [line] = readFileSync(`${folder}/index.js`, 'utf8').split('\n');
  console.log(`${folder}/index.js: ${line}`);
}
try {
  runInNewContext(readFileSync('dist/umd/index.js', 'utf8'));
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
