import { escapeHtml } from '#shared/escapeHtml.ts';
import type { Problem } from '#shared/types.ts';
import { hasErrors } from '../../support/problems/problems.ts';

/**
 * The problems of a page as HTML, shown over its lower part in dev; empty without problems. Warnings alone are folded,
 * because a site may live with some that every page has.
 */
export function problemsPanel(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(({ severity, file, line, column, message, fix, frame }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return [
      `<li><p><b>${severity}</b> <code>${escapeHtml(place)}</code></p>`,
      `<p>${escapeHtml(message)}</p>`,
      frame ? `<pre>${escapeHtml(frame)}</pre>` : '',
      `<p>Fix: ${escapeHtml(fix)}</p></li>`,
    ].join('');
  });
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  return [
    `<section id="islet-problems" role="alert"><details${hasErrors(problems) ? ' open' : ''}>`,
    `<summary>${count}</summary><ul>${items.join('')}</ul></details></section>`,
  ].join('');
}

/**
 * A document for a broken configuration or theme, when no page can be shown. It has no script, so the server
 * makes it reload with a `Refresh` header.
 */
export function problemsDocument(problems: readonly Problem[], base: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>',
    `<link rel="stylesheet" href="${escapeHtml(base)}__islet/problems.css"></head>`,
    `<body>${problemsPanel(problems)}</body></html>\n`,
  ].join('');
}

/**
 * Style of the panel. It moves nothing in the page, whose end can be scrolled above it; in a document of its own, it is
 * all there is.
 */
export const problemsStyle = `#islet-problems {
  --panel: light-dark(#fff5f5, #2a1719);
  --mark: light-dark(#c92a2a, #ff8787);
  position: fixed;
  inset: auto 0 0;
  z-index: 200;
  overflow: auto;
  overscroll-behavior: contain;
  max-height: 40vh;
  border-top: 2px solid var(--mark);
  background: var(--panel);
  color: light-dark(#212529, #f1e9e9);
  font: 14px/1.5 system-ui, sans-serif;
}
#islet-problems:only-child { position: static; max-height: none; }
#islet-problems + * { padding-bottom: 40vh; }
#islet-problems summary {
  display: revert;
  list-style: revert;
  position: sticky;
  top: 0;
  padding: 8px 16px;
  background: var(--panel);
  font-weight: bold;
  cursor: pointer;
}
#islet-problems ul { margin: 0; padding: 0 16px 12px; list-style: none; }
#islet-problems li + li { margin-top: 16px; }
#islet-problems p { margin: 0; }
#islet-problems b { color: var(--mark); }
#islet-problems pre { margin: 4px 0; overflow: auto; font: 13px/1.5 ui-monospace, monospace; }
`;
