import type { LineNote } from './configAnswer.ts';
import type { PackageLabels } from './packageLabels.ts';
import type { JsonValue, PackageFields } from './resolvePackage.ts';

/** Finds what is wrong in `exports` whoever asks: conditions that are never chosen, and targets that aren't published. */
export function findExportFaults(fields: PackageFields, labels: PackageLabels): LineNote[] {
  const { exports } = fields;
  if (exports === undefined) return [];
  const texts = new Set([
    ...listOrderFaults(exports, labels),
    ...listTargetFaults(exports, { fields, labels }),
  ]);
  return [...texts].map((text) => ({ kind: 'wrong', text }));
}

function listOrderFaults(target: JsonValue, labels: PackageLabels): string[] {
  if (typeof target !== 'object' || target === null) return [];
  if (Array.isArray(target)) return target.flatMap((one) => listOrderFaults(one, labels));
  const keys = Object.keys(target);
  const inner = Object.values(target).flatMap((one) => listOrderFaults(one, labels));
  if (keys.some((key) => key.startsWith('.'))) return inner;
  const end = keys.indexOf('default');
  const late = end === -1 ? [] : keys.slice(end + 1).map((key) => labels.unreachable(key));
  const before = keys.slice(0, Math.max(0, keys.indexOf('types')));
  // TypeScript takes the first of these, and the declaration file that has the name of the script.
  const isLate = before.some((key) => {
    const script = target[key];
    if (!['import', 'require', 'node', 'default'].includes(key) || typeof script !== 'string')
      return false;
    return script.replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts') !== target.types;
  });
  return [
    ...late,
    ...(isLate && !late.includes(labels.unreachable('types')) ? [labels.typesTooLate] : []),
    ...inner,
  ];
}

function listTargetFaults(
  target: JsonValue,
  place: { fields: PackageFields; labels: PackageLabels },
): string[] {
  const { fields, labels } = place;
  if (typeof target === 'string') {
    if (!target.startsWith('./')) return [labels.wrongTarget(target)];
    return isLeftOut(target, fields) ? [labels.leftOut(target)] : [];
  }
  if (typeof target !== 'object' || target === null) return [];
  // Of a list, the first that can be used is used.
  return Array.isArray(target)
    ? []
    : Object.values(target).flatMap((one) => listTargetFaults(one, place));
}

/** Whether `files` surely leaves out a file; patterns that need more than a directory are given the benefit of the doubt. */
function isLeftOut(file: string, { files, main }: PackageFields): boolean {
  if (!Array.isArray(files)) return false;
  const wanted = file.replace(/^\.\//, '');
  // A pattern for everything leads to what is published.
  if (wanted.startsWith('*')) return false;
  if (
    wanted === 'package.json' ||
    wanted.replace(/^\.\//, '') === String(main ?? '').replace(/^\.\//, '')
  )
    return false;
  return files.every((entry) => {
    if (typeof entry !== 'string') return true;
    const name = entry.replace(/^\.?\//, '').replace(/\/$/, '');
    if (name.startsWith('!') || name === '' || name === '.') return name.startsWith('!');
    const [directory = ''] = name.split(/\/?[*?[{]/);
    const isPattern = /[*?[{]/.test(name);
    if (isPattern)
      return directory !== '' && !wanted.startsWith(directory) && !directory.startsWith(wanted);
    return wanted !== name && !wanted.startsWith(`${name}/`);
  });
}
