import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseRedirectsFile, relativePath } from 'islet/tools';
import type { Decision, ForeignSite } from './source/foreignSite.ts';
import { readForeignText } from './source/readForeignText.ts';

/** The `_redirects` of the source; lines that only its host understands become comments. */
export function readRedirects(
  { publicFolders, root }: ForeignSite,
  decide: (decision: Decision) => void,
): string | null {
  const file = publicFolders
    .map((folder) => path.join(folder, '_redirects'))
    .find((one) => existsSync(one));
  if (file === undefined) return null;
  const lines = readForeignText(file)
    .split('\n')
    .map((line, index) => {
      try {
        parseRedirectsFile(line);
        return line;
      } catch {
        decide({
          file: relativePath(root, file),
          line: index + 1,
          message: 'A line of `_redirects` is not a redirect of this site, so it became a comment.',
          fix: 'Set it up at the host, if it is still needed.',
        });
        return `# ${line}`;
      }
    });
  return lines.join('\n');
}
