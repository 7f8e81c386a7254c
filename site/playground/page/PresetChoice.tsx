import { useSite } from 'islet/client';
import type { PaneProps } from './paneProps.ts';
import { listPresets } from './presets.ts';

/** The list of examples; a project from elsewhere is an entry of its own. */
export function PresetChoice({ playground: { state, isReady, open }, labels }: PaneProps) {
  const groups = listPresets(useSite().lang);
  const { origin } = state;
  const chosen = origin.kind === 'site' ? origin.name : 'link';
  const isListed = groups.some(({ presets }) => presets.some(({ name }) => name === chosen));
  return (
    <select
      className="pg-select"
      aria-label={labels.example}
      disabled={!isReady}
      value={isListed ? chosen : 'other'}
      onChange={({ target }) => open(target.value)}
    >
      {!isListed && <option value="other">{labels.ownProject}</option>}
      {groups.map(({ title, presets }) => (
        <optgroup key={title} label={title}>
          {presets.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
