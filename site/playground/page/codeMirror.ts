/** What is made of CodeMirror: one file, so that its languages are loaded once. */

export { createCodeEditor } from './codeEditor.ts';
export { highlightText } from './highlightText.ts';
