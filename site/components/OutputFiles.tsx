import { useSite } from 'islet/client';
import { useId } from 'react';
import { type ComparedFile, withoutFolder } from '../explorer/compareFiles.ts';
import { syntaxOf } from '../explorer/explorerData.ts';
import { explorerLabels } from '../explorer/explorerLabels.ts';
import type { Explorer, ShownChoice } from '../explorer/useExplorer.ts';
import { CodePane, compareLines } from './CodePane.tsx';
import { FileChoice } from './FileChoice.tsx';

/** The files of an output and the content of one of them, with the changes by the last choice. */
export function OutputFiles({ explorer: { shown, isHydrated, open } }: { explorer: Explorer }) {
  const group = useId();
  const file = shown.compared.find(({ path }) => path === shown.path);
  return (
    <div className="explorer-output">
      <fieldset className="explorer-files" disabled={!isHydrated}>
        <legend>dist</legend>
        {shown.compared.map((file) => (
          <FileChoice
            key={file.path}
            file={file}
            name={withoutFolder(file.path)}
            group={group}
            shown={shown.path}
            onShow={open}
          />
        ))}
      </fieldset>
      {file && <FileContent file={file} shown={shown} />}
    </div>
  );
}

function FileContent({
  file,
  shown: { before, html },
}: {
  file: ComparedFile;
  shown: ShownChoice;
}) {
  const { path, content, previous = path, state } = file;
  const labels = explorerLabels(useSite().lang);
  const old = before?.files[previous] ?? content;
  if (typeof content === 'number') {
    return <p className="explorer-long">{labels.tooLong(path)}</p>;
  }
  const isChanged = typeof old === 'string' && old !== content;
  const title = state === 'renamed' ? labels.compared(path, withoutFolder(previous)) : path;
  return (
    <CodePane
      title={title}
      language={isChanged ? 'diff' : syntaxOf(path)}
      lines={compareLines(isChanged ? old : content, content)}
      html={html}
    />
  );
}
