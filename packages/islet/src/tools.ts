/**
 * What tools that read a site's pages share with the engine. It changes with the engine, so they need the same
 * version.
 */
export { type CodeMeta, parseCodeMeta } from '#node/page/code/codeMeta.ts';
export { extractLines, extractRegion } from '#node/page/code/extractRegion.ts';
export { createHighlighter, splitLines } from '#node/page/code/highlighter.ts';
export { attributeText, isJsxElement, type JsxElement } from '#node/page/jsx/jsx.ts';
export { createMarkdownParser, type MarkdownParser } from '#node/page/markdown/markdownParser.ts';
export { prepareSource, restoreColons } from '#node/page/markdown/prepareSource.ts';
export { JsonFault, parseJson } from '#node/site/config/parseJson.ts';
export { readFrontmatter } from '#node/site/config/readFrontmatter.ts';
export { splitFrontmatter } from '#node/site/config/splitFrontmatter.ts';
export { findEncodingFault } from '#node/support/files/readSource.ts';
export { addCodeFrames } from '#node/support/problems/codeFrame.ts';
export type { FileFault } from '#node/support/problems/explainFileError.ts';
export { formatProblems } from '#node/support/problems/formatProblems.ts';
export { nearestName } from '#node/support/problems/nearestName.ts';
export { placeAt } from '#node/support/problems/placeAt.ts';
export { formatSize } from '#shared/formatSize.ts';
export { messageOf } from '#shared/messageOf.ts';
export { printDiff } from '#shared/printDiff.ts';
export type { Problem } from '#shared/types.ts';
export { toManagerCommands } from '#theme/rules/packageManagers.ts';
