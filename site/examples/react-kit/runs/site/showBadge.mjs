// Prints the element of the rendered page that contains the badge.
import { readFileSync } from 'node:fs';

const page = readFileSync('doc_build/index.html', 'utf8');
console.log(/<span class="[^"]*badge[^"]*">New<\/span>/i.exec(page)?.[0] ?? 'no badge');
