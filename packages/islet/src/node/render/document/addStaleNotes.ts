import { escapeHtml } from '#shared/escapeHtml.ts';
import type { StaleNote } from '../../site/parity/staleNotes.ts';

/** Adds a note below each heading whose section is older than its original. */
export function addStaleNotes(html: string, notes: readonly StaleNote[]): string {
  return notes.reduce((text, note) => {
    const place = note.id === '' ? endOfTitle(text) : endOfHeading(text, note.id);
    return place === null ? text : text.slice(0, place) + writeNote(note) + text.slice(place);
  }, html);
}

function writeNote({ text, link, url, lang }: StaleNote): string {
  const anchor = `<a href="${escapeHtml(url)}" hreflang="${escapeHtml(lang)}">${escapeHtml(link)}</a>`;
  return `<p class="container info stale">${escapeHtml(text)} ${anchor}</p>`;
}

const endOfTitle = (html: string): number => /^\s*<h1[\s>].*?<\/h1>/s.exec(html)?.[0].length ?? 0;

/** Null if components render the heading. */
function endOfHeading(html: string, id: string): number | null {
  const start = html.indexOf(` id="${escapeHtml(id)}"`);
  if (start < 0) return null;
  const name = /^<(h[2-6])\s/.exec(html.slice(html.lastIndexOf('<', start)))?.[1];
  if (name === undefined) return null;
  const end = html.indexOf(`</${name}>`, start);
  return end < 0 ? null : end + `</${name}>`.length;
}
