/** Puts values where a text of the theme has `{name}`. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
