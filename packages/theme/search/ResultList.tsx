import { useSite } from '@docs/client/context.ts';
import type { AnswerCard } from '@docs/search/types.ts';
import { Icon } from '../components/Icon.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { OptionGroup, SearchOption } from './searchOptions.ts';

export interface ResultListProps {
  id: string;
  name: string;
  answer: AnswerCard | null;
  groups: OptionGroup[];
  /** Id of the line that Enter opens. */
  chosen: string | undefined;
  /** Whether links open beside this page. */
  opensTab: boolean;
  onPoint: (id: string) => void;
}

/** Id of the card's line. */
export const answerId = 'search-answer';

/** What was found, as a listbox of links by pages. */
export function ResultList({ id, name, answer, groups, ...choice }: ResultListProps) {
  const line = (lineId: string) => ({
    id: lineId,
    role: 'option',
    tabIndex: -1,
    'aria-selected': choice.chosen === lineId,
    target: choice.opensTab ? '_blank' : undefined,
    onPointerMove: () => choice.onPoint(lineId),
  });
  return (
    <div id={id} role="listbox" aria-label={name}>
      {answer && (
        <a className="search-answer" href={answer.link} {...line(answerId)}>
          <Answer answer={answer} />
        </a>
      )}
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be part of a listbox.
        <div key={group.id} className="search-page" role="group" aria-label={group.title}>
          {group.options.map((option) => (
            <a
              key={option.id}
              className={option.isFurther ? 'search-further' : undefined}
              href={option.link}
              {...line(option.id)}
            >
              <Line option={option} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

function Line({ option: { suggestion, isFurther } }: { option: SearchOption }) {
  const { title, header, statement, highlights } = suggestion;
  const titleText = <Highlighted text={title} ranges={highlights.title} />;
  return (
    <>
      <Icon name={header ? 'heading' : 'page'} />
      <span className="search-line">
        <span className="search-header">
          {header ? <Highlighted text={header} ranges={highlights.header} /> : titleText}
        </span>
        {header && !isFurther && <span className="search-title">{titleText}</span>}
        {statement && (
          <span className="search-statement">
            <Highlighted text={statement} ranges={highlights.statement} />
          </span>
        )}
      </span>
    </>
  );
}

function Answer({ answer }: { answer: AnswerCard }) {
  const { labels } = useSite();
  const facts = [
    [labels.type, answer.type],
    [labels.default, answer.default],
  ].filter(([, value]) => value);
  return (
    <>
      <code className="search-answer-name">{answer.name}</code>
      {facts.map(([name, value]) => (
        <span className="search-fact" key={name}>
          {name} <code>{value}</code>
        </span>
      ))}
      {answer.summary && <span className="search-summary">{answer.summary}</span>}
    </>
  );
}
