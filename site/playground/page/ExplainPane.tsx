import { useSite } from 'islet/client';
import { useEffect, useMemo, useState } from 'react';
import { type Explainer, loadExplainer } from '../../components/loadExplainer.ts';
import '../../components/explainer.css';
import './explained.css';
import { listExplained } from './listExplained.ts';
import type { PaneProps } from './paneProps.ts';
import { usePause } from './usePause.ts';

/** What each line of the configs and of `package.json` means, as they stand in the editor. */
export function ExplainPane({ playground: { state, dispatch }, labels }: PaneProps) {
  const { lang } = useSite();
  const { explainer, hasFailed } = useLoadedExplainer(lang);
  const files = usePause(state.files);
  const answers = useMemo(
    () =>
      listExplained(files).flatMap(({ path, kind }) => {
        const answer = explainer?.explain(files[path] ?? '', kind);
        return answer ? [{ path, answer }] : [];
      }),
    [explainer, files],
  );
  if (hasFailed) return <p className="pg-empty">{labels.notExplained}</p>;
  if (!explainer) return <p className="pg-empty">{labels.explaining}</p>;
  if (answers.length === 0) return <p className="pg-empty">{labels.noConfig}</p>;
  return (
    <div className="pg-explained">
      {answers.map(({ path, answer }) => (
        <section key={path} aria-label={path}>
          <button type="button" onClick={() => dispatch({ kind: 'open', path })}>
            {path}
          </button>
          <explainer.Answer answer={answer} />
        </section>
      ))}
    </div>
  );
}

/** Loads what explains when the view is opened, and again when it is opened after that has failed. */
function useLoadedExplainer(lang: string): { explainer: Explainer | null; hasFailed: boolean } {
  const [explainer, setExplainer] = useState<Explainer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    loadExplainer(lang)
      .then(setExplainer)
      .catch((error: unknown) => {
        console.error(error);
        setHasFailed(true);
      });
  }, [lang]);
  return { explainer, hasFailed };
}
