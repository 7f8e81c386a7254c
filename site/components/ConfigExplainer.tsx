import { useSite } from 'islet/client';
import { useId } from 'react';
import { configKinds } from '../answers/explain/configAnswer.ts';
import { explainLabels } from '../answers/explain/explainLabels.ts';
import { useExplanation } from './useExplanation.ts';
import './explainer.css';

/** A box for a config or a `package.json`, with what each line of it means. Nothing leaves the tab. */
export function ConfigExplainer() {
  const { lang } = useSite();
  const labels = explainLabels(lang);
  const box = useExplanation(lang);
  const id = useId();
  const choose = (value: string) =>
    box.change(box.text, configKinds.find((kind) => kind === value) ?? '');
  return (
    <section className="explainer" aria-label={labels.box.title}>
      <div className="explainer-head">
        <label htmlFor={id}>{labels.box.paste}</label>
        <select
          aria-label={labels.box.kind}
          disabled={!box.isHydrated}
          value={box.kind}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{labels.box.anyKind}</option>
          {configKinds.map((kind) => (
            <option key={kind} value={kind}>
              {labels.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      <textarea
        id={id}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        translate="no"
        placeholder={labels.box.placeholder}
        disabled={!box.isHydrated}
        value={box.text}
        onChange={({ target }) => box.change(target.value, box.kind)}
      />
      {box.explanation && (
        <p className="explainer-share">
          <button type="button" onClick={() => void box.share()}>
            {labels.box.share}
          </button>{' '}
          <span role="status">{box.link !== null && labels.box.shared}</span>
        </p>
      )}
      {box.hasFailed && <p role="alert">{labels.box.failed}</p>}
      {box.explanation && <box.explanation.Answer answer={box.explanation.answer} />}
    </section>
  );
}
