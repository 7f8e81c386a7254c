import type { AppState } from '@docs/client/context.ts';
import type { PageRecord, Problem } from '@docs/common/types.ts';
import type { ServerRuntime } from './serverRuntime.tsx';

/** The prose of a page with its JSX rendered; what a component throws becomes a problem. */
export function renderBody(
  { body, program }: Pick<PageRecord, 'body' | 'program'>,
  runtime: ServerRuntime,
  state: AppState,
): { html: string; problems: Problem[] } {
  if (!program) return { html: body.join(''), problems: [] };
  const roots = runtime.renderProgram(program, state);
  const problems = roots.flatMap((root, index): Problem[] => {
    const place = program.places[index];
    if (typeof root === 'string' || !place) return [];
    return [
      {
        severity: 'error',
        message: `Rendering this JSX failed: ${root.message}`,
        fix: 'Mend the expression or the component; it runs at build time, without a browser.',
        ...place,
      },
    ];
  });
  const html = body.map((part) => {
    if (typeof part === 'string') return part;
    const root = roots[part];
    return typeof root === 'string' ? root : '';
  });
  return { html: html.join(''), problems };
}
