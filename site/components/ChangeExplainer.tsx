import { useSite } from 'islet/client';
import { useEffect, useId, useState } from 'react';
import {
  type ExplainedDifferences,
  explainDifferences,
} from '../answers/outputs/explainDifferences.ts';
import { outputLabels } from '../answers/outputs/outputLabels.ts';
import { CodePane } from './CodePane.tsx';
import { RichLine } from './RichLine.tsx';
import './explainer.css';

/** A box for the differences between two outputs, with the cause of each. Nothing leaves the tab. */
export function ChangeExplainer() {
  const { lang } = useSite();
  const { box } = outputLabels(lang);
  const [isHydrated, setIsHydrated] = useState(false);
  const [text, setText] = useState('');
  const id = useId();
  useEffect(() => setIsHydrated(true), []);
  const groups = explainDifferences(text, lang);
  const files = new Set(groups.flatMap(({ paths }) => paths)).size;
  return (
    <section className="explainer" aria-label={box.title}>
      <label htmlFor={id}>{box.paste}</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        translate="no"
        placeholder={box.placeholder}
        disabled={!isHydrated}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <p role="status">{groups.length > 0 ? box.found(files, groups.length) : box.nothing}</p>
      )}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
}

function Group({
  group: { title, text, paths, places, example },
}: {
  group: ExplainedDifferences;
}) {
  const { box } = outputLabels(useSite().lang);
  return (
    <section aria-label={title}>
      <p>
        <strong>{title}</strong> · {box.places(places)}
      </p>
      <p>
        <RichLine text={text} />
      </p>
      <details>
        <summary>{box.files(paths.length)}</summary>
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
        </ul>
      </details>
      {example && (
        <CodePane
          title={example.path}
          language="diff"
          lines={[
            ...example.removed.map((text) => ({ kind: 'removed' as const, text })),
            ...example.added.map((text) => ({ kind: 'added' as const, text })),
          ]}
          html={{}}
        />
      )}
    </section>
  );
}
