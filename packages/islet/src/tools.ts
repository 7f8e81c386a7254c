/**
 * What other packages share with the engine: those that read the pages of a site, and the one that creates sites. It
 * changes with the engine, so they need the same version.
 */

export { defineCommand, type OptionsOf, UsageError, withRun } from '#node/cli/defineCommand.ts';
export { explainError } from '#node/cli/explainError.ts';
export { startProgram } from '#node/cli/main.ts';
export { refuseWords } from '#node/cli/sharedOptions.ts';
export { anyText, type ValueType } from '#node/cli/valueTypes.ts';
export { type CodeMeta, parseCodeMeta } from '#node/page/code/codeMeta.ts';
export { extractLines, extractRegion } from '#node/page/code/extractRegion.ts';
export { createHighlighter, splitLines } from '#node/page/code/highlighter.ts';
export { attributeText, isJsxElement, type JsxElement } from '#node/page/jsx/jsx.ts';
export { createMarkdownParser, type MarkdownParser } from '#node/page/markdown/markdownParser.ts';
export { guessCode, prepareSource, restoreColons } from '#node/page/markdown/prepareSource.ts';
export { createIdMaker } from '#node/page/record/compileOutline.ts';
export { valueAt } from '#node/site/config/describeValue.ts';
export { findCycle } from '#node/site/config/findCycle.ts';
export { addressesFile, printAddress } from '#node/site/config/parseAddresses.ts';
export { JsonFault, parseJson } from '#node/site/config/parseJson.ts';
export { readFrontmatter } from '#node/site/config/readFrontmatter.ts';
export { webUrl } from '#node/site/config/schema/fields.ts';
export { headElement } from '#node/site/config/schema/headElement.ts';
export { type SiteConfig, siteConfigSchema } from '#node/site/config/schema.ts';
export { settleInTime } from '#node/site/config/settleInTime.ts';
export type { SiteConfigInput } from '#node/site/config/siteConfigInput.ts';
export { splitFrontmatter } from '#node/site/config/splitFrontmatter.ts';
export { toUrlRules } from '#node/site/config/toUrlRules.ts';
export { parseData } from '#node/site/config/validate.ts';
export { parseRedirectsFile } from '#node/site/hosts/parseRedirectsFile.ts';
export { listAddedFiles } from '#node/site/scan/listLinkedFiles.ts';
export { humanize } from '#node/site/scan/titleOfFile.ts';
export { isInside } from '#node/support/files/isInside.ts';
export { listFiles } from '#node/support/files/listFiles.ts';
export { findEncodingFault } from '#node/support/files/readSource.ts';
export { relativePath } from '#node/support/files/relativePath.ts';
export { statOrNull } from '#node/support/files/statOrNull.ts';
export { loaderOf } from '#node/support/modules/loaderOf.ts';
export { addCodeFrames } from '#node/support/problems/codeFrame.ts';
export { explainFileError, type FileFault } from '#node/support/problems/explainFileError.ts';
export { formatProblems } from '#node/support/problems/formatProblems.ts';
export { nearestName } from '#node/support/problems/nearestName.ts';
export { placeAt } from '#node/support/problems/placeAt.ts';
export { findBrandIcon } from '#shared/brandIcons.ts';
export { diffLines } from '#shared/diffLines.ts';
export { formatSize } from '#shared/formatSize.ts';
export type { HeadElement } from '#shared/frontmatter.ts';
export type { LabelName } from '#shared/labels.ts';
export { messageOf } from '#shared/messageOf.ts';
export { printDiff } from '#shared/printDiff.ts';
export type { Problem } from '#shared/types.ts';
export { identifyFile, isExternal, splitUrl, type UrlRules } from '#shared/url.ts';
export { toManagerCommands } from '#theme/rules/packageManagers.ts';
