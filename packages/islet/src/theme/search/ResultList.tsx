import { useSite } from '#client/context.ts';
import type { AnswerCard } from '#search/searchTypes.ts';
import { foreignLang } from '#shared/foreignLang.ts';
import { urlRulesOf } from '#shared/url.ts';
import { OutlineIcon } from '../components/Icon.tsx';
import { Highlighted } from './Highlighted.tsx';
import { sectionOf } from './listSections.ts';
import type { OptionGroup, SearchOption } from './searchOptions.ts';

export interface ResultListProps {
  id: string;
  name: string;
  answer: AnswerCard | null;
  groups: OptionGroup[];
  /** Id of the line that Enter opens. */
  chosen: string | undefined;
  /** Whether links open in a new tab. */
  opensTab: boolean;
  onPoint: (id: string) => void;
}

/** Id of the answer card's line. */
export const answerId = '~search-answer';

/** The results as a listbox of links, grouped by page. */
export function ResultList({ id, name, answer, groups, ...choice }: ResultListProps) {
  const site = useSite();
  const { locales, lang, nav, folders: named } = site;
  const rules = urlRulesOf(site);
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
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be part of a listbox.
        <div key={options[0]?.id} className="search-page" role="group" aria-label={title}>
          {options.map((option) => {
            const foreign = foreignLang({ rules, locales, lang }, option.link);
            return (
              <a
                key={option.id}
                className={option.isPage ? 'search-head' : 'search-section'}
                href={option.link}
                hrefLang={foreign}
                {...line(option.id)}
              >
                <Line option={option} lang={foreign} />{' '}
                {option.isPage && (
                  <span className="search-place">
                    {sectionOf(option.link, { nav, named, rules })}
                  </span>
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Line({
  option: { suggestion, isPage },
  lang,
}: {
  option: SearchOption;
  /** That of the page, if it's another one. */
  lang: string | undefined;
}) {
  const { title, header, status, statement, highlights } = suggestion;
  const [name, ranges] = header ? [header, highlights.header] : [title, highlights.title];
  return (
    <>
      {isPage && (
        <OutlineIcon>
          <path d="M6 3.5h8l4 4v13H6ZM13.5 3.5V8H18" />
        </OutlineIcon>
      )}
      <span className="search-line" lang={lang}>
        <span className="search-header">
          <Highlighted text={name} ranges={ranges} />
          {status && (
            <>
              {' '}
              <span className="entry-tag">{status}</span>
            </>
          )}
        </span>
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
          <span>{name}</span> <code>{value}</code>
        </span>
      ))}
      {answer.summary && <span className="search-summary">{answer.summary}</span>}
    </>
  );
}
