import { useSite } from 'islet/client';
import type { ConfigAnswer } from '../answers/explain/configAnswer.ts';
import { explainLabels } from '../answers/explain/explainLabels.ts';
import { CodePane } from './CodePane.tsx';
import { ExplainedGroupList } from './ExplainedGroupList.tsx';
import { RichLine } from './RichLine.tsx';

/** What a config means, line by line; for one of another tool, also the config of Rslib that does the same. */
export function ExplainedAnswer({ answer }: { answer: ConfigAnswer }) {
  const labels = explainLabels(useSite().lang);
  const { kind, fault, remarks, groups, config } = answer;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div className="explainer-answer">
      {fault === null && <p role="status">{labels.box.readAs(labels.kinds[kind], count)}</p>}
      {fault && (
        <p role="alert">
          {labels.box.atLine(fault.line)} <RichLine text={fault.text} />
        </p>
      )}
      {remarks.map((text) => (
        <p key={text}>
          <RichLine text={text} />
        </p>
      ))}
      {config !== null && (
        <CodePane
          title="rslib.config.ts"
          language="ts"
          lines={config.split('\n').map((text) => ({ kind: 'same', text }))}
          html={{}}
        />
      )}
      {groups.map((group, index) => (
        <ExplainedGroupList key={index} group={group} />
      ))}
    </div>
  );
}
