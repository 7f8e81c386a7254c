import type { ProjectFiles } from '../protocol.ts';
import { isBinary } from '../runtime/worker/binaryFiles.mjs';

/** A plain form that sends a project to StackBlitz, which takes texts, in a tab of its own, once the reader presses it. */
export function StackBlitzForm({ files, label }: { files: ProjectFiles; label: string }) {
  return (
    <form method="post" action="https://stackblitz.com/run" target="_blank" rel="noreferrer">
      <input type="hidden" name="project[title]" value="Rslib" />
      <input type="hidden" name="project[description]" value="Rslib" />
      <input type="hidden" name="project[template]" value="node" />
      {Object.entries(files)
        .filter(([, content]) => !isBinary(content))
        .map(([path, text]) => (
          <input key={path} type="hidden" name={`project[files][${path}]`} value={text} />
        ))}
      <button type="submit">{label} ↗</button>
    </form>
  );
}
