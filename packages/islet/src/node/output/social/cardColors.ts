/** The custom properties of a site that images may use, with their values on light pages. */
export type CardColors = Readonly<Record<`--${string}`, string>>;

/** Reads the colors of light pages from the stylesheets of a site, in their order: all that `:root` sets. */
export function readCardColors(stylesheets: readonly string[]): CardColors {
  const colors: Record<`--${string}`, string> = {};
  for (const [, rule = ''] of stylesheets.join('\n').matchAll(rootRule)) {
    for (const [, name = '', value = ''] of rule.matchAll(declaration)) {
      if (/^(?:lightningcss-|font-)/.test(name)) continue;
      colors[`--${name}`] = value.replace(compiled, '$1').replace(written, '$1').trim();
    }
  }
  return colors;
}

const rootRule = /(?<=^|[{};\s]):root\s*\{([^{}]*)\}/g;
const declaration = /--([\w-]+)\s*:\s*([^;]+)/g;

/** One value, which may have parentheses. */
const value = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)`;

/** `light-dark()`, as authors write it and as the bundler compiles it for older browsers. */
const written = new RegExp(String.raw`light-dark\(${value},${value}\)`, 'g');
const compiled = new RegExp(
  String.raw`var\(--lightningcss-light,${value}\)\s*var\(--lightningcss-dark,${value}\)`,
  'g',
);
