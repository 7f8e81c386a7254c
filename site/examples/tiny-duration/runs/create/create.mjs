import { create } from '@rstackjs/create-toolkit';

// What `create-rslib` calls with its own templates. Here, a template is a single file.
await create({
  name: 'rslib',
  root: import.meta.dirname,
  version: '1.0.0',
  templates: ['node-ts'],
  getTemplateName: async ({ template }) => template,
});
