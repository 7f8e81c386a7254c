import { useId } from 'react';
import { findFaultyCommand } from './findFaultyCommand.ts';
import type { PaneProps } from './paneProps.ts';

/** The commands that Run runs, which readers can change: Enter runs them. Says which of them can't run here. */
export function CommandLine({ playground, labels }: PaneProps) {
  const { state, isReady, dispatch, run } = playground;
  const faultId = useId();
  const faulty = findFaultyCommand(state.command);
  return (
    <form
      className="pg-command"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <span aria-hidden="true">$</span>
      <input
        value={state.command}
        aria-label={labels.command}
        aria-invalid={faulty !== null}
        aria-describedby={faultId}
        readOnly={!isReady}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => dispatch({ kind: 'command', text: target.value })}
      />
      <p id={faultId} role="alert">
        {faulty !== null && labels.faultyCommand(faulty)}
      </p>
    </form>
  );
}
