import { messageOf, placeAt } from 'islet/tools';
import { parseDocument, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { RefusedError, refuseDepth } from '../../refusedError.ts';
import { parseForeign } from './parseForeign.ts';
import { readForeignText } from './readForeignText.ts';
import { finite } from './shapes.ts';

/**
 * Reads a YAML file of the source, or a JSON file that its engine reads as YAML. Throws a `RefusedError` with the line
 * if it is not valid.
 */
export function readForeignYaml(file: string): unknown {
  const value = parseYaml(readForeignText(file), file);
  return parseForeign(finite(z.unknown()), value, { place: `\`${file}\``, subject: 'The file' });
}

function parseYaml(text: string, file: string): unknown {
  try {
    const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
    const [fault] = document.errors;
    if (fault) throw fault;
    return document.toJS();
  } catch (error) {
    const fault = error instanceof YAMLParseError ? error : null;
    if (fault?.code === 'RESOURCE_EXHAUSTION') throw refuseDepth(file);
    const line = fault === null ? '' : `:${placeAt(text, fault.pos[0]).line}`;
    const language = file.endsWith('.json') ? 'JSON' : 'YAML';
    throw new RefusedError(
      `\`${file}${line}\` is not valid ${language}: ${messageOf(error)}. Correct it and try again.`,
    );
  }
}
