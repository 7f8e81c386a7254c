import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { lib: [{ format: 'esm' }, { format: 'cjs' }], logLevel: 'silent' },
});

const { stats, close } = await rslib.build();
const all = stats && 'stats' in stats ? stats.stats : [stats];
for (const one of all) {
  for (const { name, size } of one?.toJson({ all: false, assets: true }).assets ?? []) {
    console.log(`${name} ${size}`);
  }
}
await close();
