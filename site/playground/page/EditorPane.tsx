import { formatSize, useSite } from 'islet/client';
import { useEffect, useRef, useState } from 'react';
import { decodeFile, isBinary } from '../runtime/worker/binaryFiles.mjs';
import type { CodeEditor } from './codeEditor.ts';
import { type ConfigOptions, loadConfigOptions } from './configOptions.ts';
import { Glyph } from './Glyph.tsx';
import { PathForm } from './PathForm.tsx';
import type { PaneProps } from './paneProps.ts';

/** The open file: its name, and the editor. Until that is loaded, and without it, a plain text area does the same. */
export function EditorPane({ playground, labels }: PaneProps) {
  const { state, isReady, dispatch } = playground;
  const { files, openPath } = state;
  const text = files[openPath] ?? '';
  const isBytes = isBinary(text);
  const { place, isLoaded } = useCodeEditor({ playground, labels });
  return (
    <section className="pg-editor" aria-label={labels.view.editor}>
      <FileTitle key={openPath} playground={playground} labels={labels} />
      <div
        id="pg-editor"
        role="tabpanel"
        aria-labelledby={`pg-tab-${openPath}`}
        className="pg-edit"
        data-loaded={isLoaded || undefined}
      >
        {isBytes && (
          <p className="pg-empty">{labels.binary(openPath, formatSize(decodeFile(text).length))}</p>
        )}
        <div ref={place} className="pg-code-editor" hidden={isBytes} />
        {!isLoaded && !isBytes && (
          <textarea
            aria-label={labels.editorLabel(openPath)}
            spellCheck={false}
            autoCapitalize="off"
            readOnly={!isReady}
            value={text}
            onChange={({ target }) =>
              dispatch({ kind: 'edit', path: openPath, text: target.value })
            }
          />
        )}
      </div>
    </section>
  );
}

/** Loads the editor once the project is there, and keeps it at the open file. */
function useCodeEditor({ playground: { state, isReady, dispatch }, labels }: PaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const { files, openPath } = state;
  const { codeLinksUrl } = useSite();
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    let isGone = false;
    async function load(): Promise<void> {
      const { createCodeEditor } = await import('./codeMirror.ts');
      if (isGone || !place.current) return;
      editor.current = createCodeEditor({
        place: place.current,
        describe: (path) => ({ label: labels.editorLabel(path), description: labels.editorHelp }),
        change: (path, text) => dispatch({ kind: 'edit', path, text }),
        loadOptions: createOptionLoader(codeLinksUrl),
      });
      const { openPath: path, files: texts } = latest.current;
      editor.current.open(path, texts[path] ?? '');
      await settle();
      if (isGone) return;
      const wasTyping = document.activeElement?.matches('.pg-edit > textarea');
      setIsLoaded(true);
      if (wasTyping) editor.current.focus();
    }
    // The text area stays if the editor can't be loaded.
    if (isReady) load().catch(console.error);
    return () => {
      isGone = true;
      editor.current?.close();
    };
  }, [isReady]);
  useEffect(
    () => editor.current?.open(openPath, files[openPath] ?? ''),
    [isLoaded, openPath, files],
  );
  return { place, isLoaded };
}

/** Waits until what was added has been measured and laid out. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Loads the options when they are first needed, and again after it has failed. */
function createOptionLoader(url: string | undefined): () => Promise<ConfigOptions> {
  let loading: Promise<ConfigOptions> | null = null;
  return async () => {
    if (url === undefined) return new Map();
    loading ??= loadConfigOptions(url);
    return loading.catch(() => {
      loading = null;
      return new Map();
    });
  };
}

/** The name of the open file, with what can be done to it. */
function FileTitle({ playground: { state, isReady, dispatch }, labels }: PaneProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { files, openPath } = state;
  if (isRenaming) {
    return (
      <div className="pg-head">
        <PathForm
          start={openPath}
          action={labels.rename}
          files={files}
          labels={labels}
          onDone={(to) => dispatch({ kind: 'rename', path: openPath, to })}
          onCancel={() => setIsRenaming(false)}
        />
      </div>
    );
  }
  return (
    <div className="pg-head">
      <p className="pg-path-title">{openPath}</p>
      <button
        type="button"
        className="pg-icon"
        title={labels.rename}
        aria-label={`${labels.rename}: ${openPath}`}
        disabled={!isReady}
        onClick={() => setIsRenaming(true)}
      >
        <Glyph name="rename" />
      </button>
      <button
        type="button"
        className="pg-icon"
        title={labels.delete}
        aria-label={`${labels.delete}: ${openPath}`}
        disabled={!isReady || Object.keys(files).length < 2}
        onClick={() => dispatch({ kind: 'delete', path: openPath })}
      >
        <Glyph name="delete" />
      </button>
    </div>
  );
}
