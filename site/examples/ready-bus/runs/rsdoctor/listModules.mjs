import { readFile } from 'node:fs/promises';

const { data } = JSON.parse(await readFile('report/rsdoctor-data.json', 'utf8'));
const lines = data.moduleGraph.modules.map(({ path, size }) => {
  const name = path.split(/ready-bus.rsdoctor.|node_modules./).at(-1);
  return `${String(size.sourceSize).padStart(4)} ${name}`;
});
console.log(lines.sort().reverse().join('\n'));
