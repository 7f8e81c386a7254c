/** What tests outside this package use: sites, the command line, and what the manual is compared with. */
export { commands } from '#node/cli/commands.ts';
export { generalOptions } from '#node/cli/defineCommand.ts';
export { type Built, build, buildOrThrow } from '#node/drivers/builder/testing.ts';
export { compileText, problemLines, withFiles } from '#node/page/record/testing.ts';
export { toInputSchema } from '#node/site/config/printTypes.ts';
export { frontmatterSchema } from '#node/site/config/schema/frontmatterSchema.ts';
export { metaFile } from '#node/site/config/schema/meta.ts';
export { siteConfigSchema } from '#node/site/config/schema.ts';
export { listContainers } from '#shared/containers.ts';
export { default as english } from '#shared/labels/en.json' with { type: 'json' };
export { testRules } from '#shared/testRules.ts';
export { runCli, runNodeFile } from './cli.ts';
export { copyFixture, createTempFolder, repository } from './fixtureSites.ts';
export { readFolder } from './readFolder.ts';
