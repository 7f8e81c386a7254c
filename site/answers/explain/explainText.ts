import type { ConfigAnswer, ConfigKind } from './configAnswer.ts';
import { detectKind } from './detectKind.ts';
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
    const fault = { line: 1, text: labels.noConfig };
    return { kind: found, fault, remarks: [], groups: [], config: null };
  }
  const answer =
    found === 'rslib' || found === 'package'
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
