import { readdirSync } from 'node:fs';

// CommonJS names chunks by an ID, which depends on the project's directory.
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  const files = readdirSync(`dist/${format}`).map((file) =>
    file.replace(/^(?!index|parse)\w{1,3}(?=[.~])/, '<id>'),
  );
  console.log(`${format}: ${files.sort().reverse().join(' ')}`);
}
