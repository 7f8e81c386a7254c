import { EditorView } from '@codemirror/view';

/** How the editor looks, in the colors of the site: its variables reach into the shadow root. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--background)',
    color: 'var(--text)',
    fontSize: 'var(--text-s)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: 'var(--line-code)',
    overflow: 'auto',
  },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--background)',
    color: 'var(--code-comment)',
    paddingInlineStart: '0.5rem',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--text) 4%, transparent)',
  },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--text)' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--accent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--accent) 24%, transparent)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)',
    outline: 'none',
  },
  '.cm-tooltip': {
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--raised)',
    boxShadow: 'var(--shadow)',
    color: 'var(--text)',
    overflow: 'clip',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-code)',
    fontSize: '0.8125rem',
    maxHeight: '16rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.75rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--accent)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '650' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': {
    padding: '0.625rem 0.875rem',
    maxWidth: '20rem',
    fontFamily: 'var(--font-text)',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
  },
});
