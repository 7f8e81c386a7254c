import type { ConfigAnswer, ConfigKind } from './configAnswer.ts';
import { shortText } from './configValue.ts';
import { detectKind } from './detectKind.ts';
import { explainPackage } from './explainPackage.ts';
import { type ExplainSources, explainRslib } from './explainRslib.ts';
import { explainTool } from './explainTool.ts';
import { parseConfig } from './parseConfig.ts';

/** Explains a pasted config or `package.json`. Without a `kind`, the text tells which one it is. */
export function explainText(
  text: string,
  sources: ExplainSources,
  kind?: ConfigKind,
): ConfigAnswer {
  const { labels } = sources;
  const parsed = parseConfig(text);
  if ('message' in parsed) {
    const fault = { line: parsed.line, text: labels.notParsed(parsed.message) };
    return { kind: kind ?? 'rslib', fault, remarks: [], groups: [], config: null };
  }
  const found = kind ?? detectKind(parsed, text);
  if (parsed.roots.every((root) => root.kind !== 'object')) {
    const [root] = parsed.roots;
    const text = root ? labels.madeElsewhere(shortText(root)) : labels.noConfig;
    const fault = { line: root?.line ?? 1, text };
    return { kind: found, fault, remarks: [], groups: [], config: null };
  }
  const answer =
    found === 'package'
      ? { ...explainPackage(parsed, sources.packageLabels), config: null }
      : found === 'rslib'
        ? { ...explainRslib(parsed, sources), config: null }
        : explainTool(found, parsed, sources);
  const general = [
    ...(parsed.isComputed ? [labels.computed] : []),
    ...(parsed.roots.some((root) => root.kind === 'object' && root.isOpen) ? [labels.spread] : []),
  ];
  return {
    kind: found,
    fault: null,
    remarks: [...general, ...answer.remarks],
    groups: answer.groups,
    config: answer.config,
  };
}
