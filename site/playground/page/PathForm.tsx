import { useEffect, useId, useRef, useState } from 'react';
import type { ProjectFiles } from '../protocol.ts';
import type { PlaygroundLabels } from './playgroundLabels.ts';
import { findPathFault, type PathFault } from './projectEdits.ts';

/** Asks for the path of a file, and says what is wrong with it. Escape gives up. */
export function PathForm({
  start,
  action,
  files,
  labels,
  onDone,
  onCancel,
}: {
  start: string;
  /** What the button says. */
  action: string;
  files: ProjectFiles;
  labels: PlaygroundLabels;
  onDone(path: string): void;
  onCancel(): void;
}) {
  const [path, setPath] = useState(start);
  const [fault, setFault] = useState<PathFault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="pg-path"
      onSubmit={(event) => {
        event.preventDefault();
        if (path === start && files[path] !== undefined) return onCancel();
        const found = findPathFault(files, path);
        setFault(found);
        if (found === null) onDone(path);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <input
        ref={input}
        value={path}
        aria-label={labels.fileName}
        aria-invalid={fault !== null}
        aria-describedby={faultId}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => setPath(target.value)}
      />
      <button type="submit" className="pg-small">
        {action}
      </button>
      <button type="button" className="pg-small" onClick={onCancel}>
        {labels.cancel}
      </button>
      <p id={faultId} role="alert">
        {fault === null ? '' : labels.pathFault[fault]}
      </p>
    </form>
  );
}
