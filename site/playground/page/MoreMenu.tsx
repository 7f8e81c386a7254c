import { useRef, useState } from 'react';
import { completePackage, decodeFiles } from './completePackage.ts';
import { Glyph } from './Glyph.tsx';
import type { PaneProps } from './paneProps.ts';
import { StackBlitzForm } from './StackBlitzForm.tsx';
import { saveFile } from './saveFile.ts';
import { writeZip } from './writeZip.ts';

/** What readers need less often: downloads, and another place to open a project. */
export function MoreMenu({ playground: { state, isReady }, labels }: PaneProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { build } = state;
  const bytes = build?.bytes ?? {};
  function save(name: string, saved: Record<string, Uint8Array>): void {
    saveFile(name, writeZip(saved));
    setIsOpen(false);
    opener.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes the menu that the focus has left
    <div
      className="pg-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setIsOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="pg-button"
        title={labels.more}
        aria-label={labels.more}
        aria-expanded={isOpen}
        disabled={!isReady}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name="more" />
      </button>
      {isOpen && (
        <div className="pg-menu-list">
          <button
            type="button"
            onClick={() => save('rslib-project.zip', decodeFiles(completePackage(state)))}
          >
            {labels.downloadProject}
          </button>
          <button
            type="button"
            disabled={Object.keys(bytes).length === 0}
            onClick={() => save('rslib-output.zip', bytes)}
          >
            {labels.downloadOutput}
          </button>
          <StackBlitzForm files={completePackage(state)} label={labels.openStackBlitz} />
        </div>
      )}
    </div>
  );
}
