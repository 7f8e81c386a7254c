import type { Problem } from '#common/types.ts';
import { escapeHtml } from '../render/renderDocument.ts';

/** The problems of a page as HTML, shown above it in dev; empty without problems. */
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
  return `<section id="docs-problems" role="alert"><ul>${items.join('')}</ul></section>`;
}

/**
 * A document for a broken configuration or theme, when no page can be shown. It has no script, so the server
 * makes it reload with a `Refresh` header.
 */
export function problemsDocument(problems: readonly Problem[], base: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>',
    `<link rel="stylesheet" href="${escapeHtml(base)}__docs/problems.css"></head>`,
    `<body>${problemsPanel(problems)}</body></html>\n`,
  ].join('');
}

/** Style of the panel. */
export const problemsStyle = `#docs-problems {
  position: relative;
  z-index: 200;
  padding: 12px 16px;
  border-bottom: 2px solid #c92a2a;
  background: #fff5f5;
  color: #212529;
  font: 14px/1.5 system-ui, sans-serif;
}
#docs-problems ul { margin: 0; padding: 0; list-style: none; }
#docs-problems li + li { margin-top: 16px; }
#docs-problems p { margin: 0; }
#docs-problems b { color: #c92a2a; }
#docs-problems pre { margin: 4px 0; overflow: auto; font: 13px/1.5 ui-monospace, monospace; }
`;
