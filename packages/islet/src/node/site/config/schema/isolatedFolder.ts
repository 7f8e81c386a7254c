import { z } from 'zod';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { pageFolder, text } from './fields.ts';

/** A folder of pages whose documents are isolated from other origins, and the files that their workers run. */
export const isolatedFolder = z.strictObject({
  folder: pageFolder
    .refine(
      (path) => !/[*:]/.test(path),
      'Use a folder without "*" and ":", which hosts take for patterns.',
    )
    .describe('Path of the folder below the language, as in `/playground/`; `/` is all pages.'),
  contentSecurityPolicy: contentSecurityPolicy
    .describe('What its pages load and where they send to, besides what all pages may.')
    .prefault({}),
  runtime: text
    .describe(
      'Folder of files that its workers run, from the folder of the config; published as `runtime/` in the folder of the pages.',
    )
    .optional(),
});

/** A fault of the field `isolated`, as schemas report it. */
type IsolationFault = {
  code: 'custom';
  message: string;
  params: { found: string };
  path: PropertyKey[];
};

/**
 * Finds what is wrong with these folders as a whole: a header is sent once, so a page is in one folder at most, and each
 * folder has documents of its own. `taken` are the names of languages and versions, which paths start with.
 */
export function findIsolationFaults({
  isolated,
  ssg,
  taken,
}: {
  isolated: ReadonlyArray<Pick<z.output<typeof isolatedFolder>, 'folder'>>;
  ssg: boolean;
  taken: readonly string[];
}): IsolationFault[] {
  return isolated.flatMap(({ folder }, index) => {
    const outer = isolated.find(
      (other, at) =>
        at !== index && folder.startsWith(other.folder) && (at < index || folder !== other.folder),
    );
    const name = taken.find((one) => folder.startsWith(`/${one}/`));
    const faults: Array<[at: PropertyKey[], found: string, message: string] | false> = [
      outer !== undefined && [
        ['folder'],
        `is "${folder}", which is inside "${outer.folder}"`,
        'Remove one of them.',
      ],
      name !== undefined && [
        ['folder'],
        `is "${folder}", but "${name}" is a language or a version`,
        'Use a path below them; it stands for the folder in each language and version.',
      ],
      !ssg && [[], 'needs a document for each page', 'Remove it, or `ssg: false`.'],
    ];
    return faults.flatMap((fault): IsolationFault[] => {
      if (fault === false) return [];
      const [at, found, message] = fault;
      return [{ code: 'custom', message, params: { found }, path: ['isolated', index, ...at] }];
    });
  });
}
