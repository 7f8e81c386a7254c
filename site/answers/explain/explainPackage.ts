import type {
  ConfigAnswer,
  ExplainedGroup,
  ExplainedLine,
  LineNote,
  RichText,
} from './configAnswer.ts';
import { type ConfigField, type ParsedConfig, shortText } from './configValue.ts';
import { findExportFaults } from './findExportFaults.ts';
import type { PackageLabels } from './packageLabels.ts';
import {
  entriesOf,
  type PackageConsumer,
  type PackageFields,
  packageConsumers,
  resolvePackage,
} from './resolvePackage.ts';
import { toJson } from './toJson.ts';

/** Explains the fields of a `package.json`, and which file each consumer gets. */
export function explainPackage(
  { roots: [root] }: ParsedConfig,
  labels: PackageLabels,
): Pick<ConfigAnswer, 'groups' | 'remarks'> {
  const json = root ? toJson(root) : undefined;
  if (root?.kind !== 'object' || typeof json !== 'object' || json === null || Array.isArray(json))
    return { groups: [], remarks: [] };
  const fields: PackageFields = json;
  const known = root.fields.flatMap((field) => explainPackageField(field, { fields, labels }));
  const entries = pathsOf(fields).map((path): ExplainedGroup => {
    const name = typeof fields.name === 'string' ? fields.name : 'package';
    return {
      title: labels.entryTitle(`${name}${path.slice(1)}`),
      lines: packageConsumers.flatMap((consumer) =>
        explainConsumer(consumer, { fields, path, labels }),
      ),
    };
  });
  return { groups: [...entries, { title: labels.fieldsTitle, lines: known }], remarks: [] };
}

/** The paths that can be imported: those of `exports`, or else the package alone. */
function pathsOf({ exports }: PackageFields): string[] {
  if (exports === undefined || exports === null) return ['.'];
  const paths = entriesOf(exports)
    .filter(([, target]) => target !== null)
    .map(([path]) => path);
  return paths.filter((path) => !/\.json$|\.css$/.test(path));
}

/** A package, and what of it is asked for. */
interface PackageQuery {
  fields: PackageFields;
  path: string;
  labels: PackageLabels;
}

function explainConsumer(
  consumer: PackageConsumer,
  { fields, path, labels }: PackageQuery,
): ExplainedLine[] {
  const isOfCdn = consumer === 'jsdelivr';
  // A CDN has an address of its own only for the package.
  if (isOfCdn && path !== '.') return [];
  const found = resolvePackage(fields, { path, consumer });
  const line = { line: 0, path: labels.consumers[consumer], says: '', page: null };
  if (found.file === null) {
    const isOfTypes = consumer.startsWith('types');
    // A pattern such as `./*` alone doesn't tell what kind of file it leads to.
    const text = isOfCdn
      ? labels.noCdnEntry
      : !isOfTypes
        ? labels[found.by]
        : path.endsWith('*')
          ? labels.dependsOnFile
          : labels.noTypes;
    return [{ ...line, value: '–', notes: [{ kind: 'found', text }] }];
  }
  const details = [labels.foundBy(found.by)];
  const own = formatOf(found.file, fields);
  if (consumer.startsWith('node') && own)
    details.push(/\.js$/.test(found.file) ? sayFormat(own, { fields, labels }) : '');
  const isGuessed =
    consumer.startsWith('types') && !JSON.stringify(fields).includes(found.file.slice(2));
  if (isGuessed || found.by === 'index') details.push(labels.ifWritten);
  if (isOfCdn) details.push(labels.unverified);
  const notes: LineNote[] = [{ kind: 'found', text: details.filter(Boolean).join('; ') }];
  if (consumer === 'nodeRequire' && own === 'esm')
    notes.push({ kind: 'found', text: labels.requireEsm });
  const disagreement = compareFormats(consumer, { fields, path, labels });
  if (disagreement) notes.push({ kind: 'wrong', text: disagreement });
  return [{ ...line, value: found.file, notes }];
}

/** How Node.js reads a file, by its extension and by `type`. */
function formatOf(file: string, { type }: PackageFields): 'esm' | 'commonjs' | null {
  if (/\.m[jt]s$/.test(file)) return 'esm';
  if (/\.c[jt]s$/.test(file)) return 'commonjs';
  return /\.[jt]sx?$/.test(file) ? (type === 'module' ? 'esm' : 'commonjs') : null;
}

const sayFormat = (
  format: 'esm' | 'commonjs',
  { fields: { type }, labels }: Omit<PackageQuery, 'path'>,
): RichText => (type === undefined ? labels.noType : labels[format](`\`${JSON.stringify(type)}\``));

/** With `node16`, TypeScript derives the format of the code from the name of the declaration file. */
function compareFormats(
  consumer: PackageConsumer,
  { fields, path, labels }: PackageQuery,
): string | null {
  if (consumer !== 'typesImport' && consumer !== 'typesRequire') return null;
  const types = resolvePackage(fields, { path, consumer });
  const code = resolvePackage(fields, {
    path,
    consumer: consumer === 'typesImport' ? 'nodeImport' : 'nodeRequire',
  });
  if (types.file === null || code.file === null) return null;
  const [ofTypes, ofCode] = [formatOf(types.file, fields), formatOf(code.file, fields)];
  if (ofTypes === null || ofCode === null || ofTypes === ofCode) return null;
  const nameFormat = (format: 'esm' | 'commonjs') =>
    format === 'esm' ? labels.esModules : labels.commonJs;
  return labels.typesDisagree(nameFormat(ofCode), nameFormat(ofTypes));
}

function explainPackageField(
  { key, line, value }: ConfigField,
  { fields, labels }: Omit<PackageQuery, 'path'>,
): ExplainedLine[] {
  const known = labels.fields[key];
  if (!known) return [];
  const notes: LineNote[] = [];
  const hasExports = fields.exports !== undefined && fields.exports !== null;
  if (
    hasExports &&
    ['module', 'typings', 'types', 'browser'].includes(key) &&
    value.kind === 'literal'
  )
    notes.push({ kind: 'noEffect', text: labels.ignored('exports') });
  if (key === 'exports') notes.push(...findExportFaults(fields, labels));
  return [{ line, path: key, value: shortText(value), says: known.says, page: known.page, notes }];
}
