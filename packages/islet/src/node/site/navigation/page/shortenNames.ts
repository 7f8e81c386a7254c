import type { OutlineEntry } from '#shared/types.ts';

/**
 * Shortens names of options in the outline by the part that the title of the page or a heading above
 * already says: on the page of `lib.dts`, `dts.bundle` becomes `bundle`. Lines can't end inside flags and
 * queries such as `--entry` and `?url`.
 */
export function shortenNames(title: string, toc: readonly OutlineEntry[]): OutlineEntry[] {
  const above: OutlineEntry[] = [];
  return toc.map((entry) => {
    while ((above.at(-1)?.depth ?? 0) >= entry.depth) above.pop();
    const known = [...above.map(({ text }) => text).reverse(), ...endingsOf(title)];
    above.push(entry);
    const text = keepTogether(shorten(entry.text, known));
    return text === entry.text ? entry : { ...entry, text };
  });
}

/** `a.b.c`, `b.c` and `c`. */
function endingsOf(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

function shorten(name: string, known: readonly string[]): string {
  if (/\s/.test(name)) return name;
  const start = known.find((one) => /^[.[]./.test(name.slice(one.length)) && name.startsWith(one));
  return start ? name.slice(start.length).replace(/^\./, '') : name;
}

/** Browsers break lines after these signs, unless a word joiner follows. */
function keepTogether(text: string): string {
  return text.replace(/(?<!\S)[-?]\S+/g, (name) => name.replace(/[-?](?=[\w-])/g, '$&\u2060'));
}
