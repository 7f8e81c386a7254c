import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { jsonSchemas } from './jsonSchemas.ts';
import { printTypes } from './printTypes.ts';
import { siteConfigSchema } from './schema.ts';

// Runs when the package is built: editors show the descriptions of the schemas.
const write = (file: string, text: string): void => {
  const target = path.join(codeFolder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

for (const [name, schema] of Object.entries(jsonSchemas())) {
  write(`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`);
}
const heading = {
  name: 'SiteConfigInput',
  description: 'The configuration as it is written in `site.config.ts`.',
};
write('node/site/config/siteConfigInput.d.ts', printTypes(siteConfigSchema, heading));
