import { useSite } from 'islet/client';
import type { ExplainedGroup, ExplainedLine } from '../answers/explain/configAnswer.ts';
import { explainLabels } from '../answers/explain/explainLabels.ts';
import { RichLine, useRoutes } from './RichLine.tsx';

/** The lines of a lib item, or of whatever a config consists of. */
export function ExplainedGroupList({ group }: { group: ExplainedGroup }) {
  return (
    <section>
      {group.title !== '' && (
        <p className="explainer-title">
          <RichLine text={group.title} />
        </p>
      )}
      <dl>
        {group.lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </dl>
    </section>
  );
}

function Line({
  line: { line, path, value, says, page, facts = [], notes },
}: {
  line: ExplainedLine;
}) {
  const labels = explainLabels(useSite().lang);
  const toPage = useRoutes();
  // A consumer of a package isn't code.
  const name =
    line === 0 ? (
      <span>
        <RichLine text={path} />
      </span>
    ) : (
      <code>{path}</code>
    );
  return (
    <>
      <dt>
        {line > 0 && <span className="explainer-line">{labels.box.atLine(line)}</span>}
        {page === null ? name : <a href={toPage(page)}>{name}</a>}
        {value !== '' && <code className="explainer-value">{value}</code>}
        {facts.map((fact) => (
          <span key={fact} className="explainer-fact">
            <RichLine text={fact} />
          </span>
        ))}
      </dt>
      <dd>
        {notes.map(({ kind, text }, index) => (
          <p key={index} className="explainer-note" data-kind={kind}>
            <strong>{labels.notes[kind]}</strong> <RichLine text={text} />
          </p>
        ))}
        {says !== '' && (
          <p className="explainer-says">
            <RichLine text={says} />
          </p>
        )}
      </dd>
    </>
  );
}
