/** Checks of documentation: recorded runs of the examples, code fences, claims and words. */
export { once } from './checks/once.ts';
export type { Check, CheckPart, CreateCheck, ProofSubject } from './checks/proofCheck.ts';
export { checkData } from './fences/checkData.ts';
export { checkFirstScreen } from './fences/checkFirstScreen.ts';
export { checkFolds } from './fences/checkFolds.ts';
export { checkManagerTabs } from './fences/checkManagerTabs.ts';
export { checkShell } from './fences/checkShell.ts';
export { checkTypes, type TypesProgram } from './fences/checkTypes.ts';
export { collectFences, readFences } from './fences/collectFences.ts';
export { type Fence, type FenceKind, fenceKind } from './fences/fence.ts';
export { type Command, parseCommands } from './fences/parseCommands.ts';
export { parseDiagnostics } from './fences/parseDiagnostics.ts';
export { problemOf } from './fences/problemOf.ts';
export { proveData } from './fences/proveData.ts';
export { proveTypes, type TypeOptions } from './fences/proveTypes.ts';
export { readDifference } from './fences/readDifference.ts';
export { type MarkdownFile, parseMarkdown, readMarkdown } from './fences/readMarkdown.ts';
export type { VueCompiler } from './fences/readVue.ts';
export { type Proof, prove } from './prove.ts';
export { formatDiff } from './record/compareOutput.ts';
export { createRecordPart } from './record/createRecordPart.ts';
export { hashContents } from './record/hashContents.ts';
export { listQuotes, type Quote } from './record/listQuotes.ts';
export { normalizePaths, normalizeTerminal } from './record/normalizeTerminal.ts';
export type { Programs, Recorder } from './record/openRecorder.ts';
export { proveRuns, type RunOptions } from './record/proveRuns.ts';
export { loadRecord, readQuote } from './record/readQuote.ts';
export { describeRecord, findEdits, keyOfRun, recordOutput } from './record/recordOutput.ts';
export {
  formatRecord,
  hashOf,
  listKept,
  nameTerminal,
  parseRecord,
  type RunRecord,
  splitKept,
} from './record/runRecord.ts';
export { findFiles } from './run/findFiles.ts';
export { type ExampleRun, readExamples, readFiles } from './run/readExamples.ts';
export { runExample } from './run/runExample.ts';
export { runNode } from './run/runNode.ts';
export { writeFolder } from './run/writeFolder.ts';
export type { Block } from './words/block.ts';
export { checkClaims } from './words/checkClaims.ts';
export { checkGeneral } from './words/checkGeneral.ts';
export { checkHeadings } from './words/checkHeadings.ts';
export { checkPhrases, type Phrases } from './words/checkPhrases.ts';
export { checkRepeats } from './words/checkRepeats.ts';
export { checkSpelling } from './words/checkSpelling.ts';
export { fillers } from './words/fillers.ts';
export { checkGlossary, type Glossary, readGlossary } from './words/han/checkGlossary.ts';
export { checkHan } from './words/han/checkHan.ts';
export { fixHan } from './words/han/fixHan.ts';
export { loadEnglish } from './words/loadEnglish.ts';
export { type ClaimOptions, proveClaims } from './words/proveClaims.ts';
export { readBlocks } from './words/readBlocks.ts';
export { readQuotedTexts } from './words/readQuotedTexts.ts';
export { readUnproved } from './words/readUnproved.ts';
