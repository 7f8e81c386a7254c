import { type ConfigKind, configKinds } from '../../answers/explain/configAnswer.ts';
import type { ProjectFiles } from '../protocol.ts';

/** A file of a project that can be explained, and what it is. */
export interface ExplainedFile {
  path: string;
  kind: ConfigKind;
}

const configName = /^([\w-]+\.)?config\.[cm]?[jt]s$/;

/** Lists the configs of a project, those of Rslib by any name and those of tools that it can replace, and `package.json`. */
export function listExplained(files: ProjectFiles): ExplainedFile[] {
  const configs = Object.keys(files).flatMap((path): ExplainedFile[] => {
    const [isConfig, tool] = configName.exec(path) ?? [];
    if (isConfig === undefined) return [];
    const named = configKinds.find((one) => `${one}.` === tool);
    const imported = /['"]@rslib\/core['"]/.test(files[path] ?? '') ? 'rslib' : undefined;
    const kind = named ?? imported;
    return kind ? [{ path, kind }] : [];
  });
  const isOwn = ({ kind }: ExplainedFile): boolean => kind === 'rslib';
  const manifest: ExplainedFile[] =
    files['package.json'] === undefined ? [] : [{ path: 'package.json', kind: 'package' }];
  return [...configs.filter(isOwn), ...configs.filter((one) => !isOwn(one)), ...manifest];
}
