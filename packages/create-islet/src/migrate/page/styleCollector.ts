/** Collects the styles of pages, which a site has in a stylesheet here. */
export interface StyleCollector {
  /** Gives the class of an element with these declarations. */
  classOf(declarations: string): string;
  /** Adds the rules of a `<style>`. */
  addRules(rules: string): void;
  /** The stylesheet; empty if no page has styles. */
  print(): string;
}

/** Creates a collector without styles. */
export function createStyleCollector(): StyleCollector {
  const classes = new Map<string, string>();
  const rules = new Set<string>();
  return {
    classOf(declarations) {
      const name = classes.get(declarations) ?? `page-style-${classes.size + 1}`;
      classes.set(declarations, name);
      return name;
    },
    addRules: (text) => void rules.add(text.trim()),
    print() {
      const printed = [...classes].map(
        ([declarations, name]) => `.${name} {\n  ${declarations.replaceAll('; ', ';\n  ')};\n}\n`,
      );
      return [...printed, ...[...rules].map((text) => `${text}\n`)].join('\n');
    },
  };
}
