import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { completeConfig } from './completeConfig.ts';
import type { ConfigOptions } from './configOptions.ts';
import { editorTheme } from './editorTheme.ts';
import { createLanguage } from './languages.ts';
import { syntaxColors } from './syntaxColors.ts';

/** What an editor needs from the page. */
export interface EditorOptions {
  /** The element that it fills. */
  place: HTMLElement;
  /** Its accessible name and description, for each file that it shows. */
  describe(path: string): { label: string; description: string };
  change(path: string, text: string): void;
  /** Loads what is known about the options of the config. */
  loadOptions(): Promise<ConfigOptions>;
}

/** An editor of several files, each with its own history. */
export interface CodeEditor {
  /** Shows a file; a text that differs from what the editor has replaces it. */
  open(path: string, text: string): void;
  focus(): void;
  close(): void;
}

const colors = HighlightStyle.define(syntaxColors.map(({ tag, color }) => ({ tag, color })));

/**
 * Creates the editor. It lives in a shadow root: there its styles need no element `<style>`, which the policy of the
 * page forbids.
 */
export function createCodeEditor({
  place,
  describe,
  change,
  loadOptions,
}: EditorOptions): CodeEditor {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open', delegatesFocus: true });
  const kept = new Map<string, EditorState>();
  let shown = '';
  const complete = completeConfig(loadOptions);
  const start = (path: string, text: string): EditorState =>
    EditorState.create({
      doc: text,
      extensions: [
        ...basics,
        createLanguage(path) ?? [],
        autocompletion({ icons: false, ...(isConfig(path) && { override: [complete] }) }),
        EditorView.contentAttributes.of({
          // Programs that check pages know no other sign of a place that the keyboard reaches.
          tabindex: '0',
          'aria-label': describe(path).label,
          'aria-description': describe(path).description,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) change(path, state.doc.toString());
        }),
      ],
    });
  const view = new EditorView({ parent: root, root });
  return {
    open(path, text) {
      if (shown !== path) kept.set(shown, view.state);
      const own = shown === path ? view.state : kept.get(path);
      const isCurrent = own?.doc.toString() === text;
      if (shown === path && isCurrent) return;
      shown = path;
      view.setState(own !== undefined && isCurrent ? own : start(path, text));
    },
    focus: () => view.focus(),
    close() {
      view.destroy();
      root.replaceChildren();
    },
  };
}

const isConfig = (path: string): boolean => /^rslib\.config\.[cm]?[jt]s$/.test(path);

const basics: Extension[] = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(true),
  indentUnit.of('  '),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  syntaxHighlighting(colors),
  editorTheme,
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...historyKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
];
