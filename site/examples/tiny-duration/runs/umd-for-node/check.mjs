import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// What a browser does with `<script src="dist/index.umd.js">`: no modules, one global object.
const page = {};
runInNewContext(readFileSync('dist/index.umd.js', 'utf8'), page);
console.log(runInNewContext('TinyDuration.format(95_000)', page));
