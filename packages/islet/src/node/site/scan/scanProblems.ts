import type { PageIdentity, Problem } from '#shared/types.ts';
import { joinRoute, type UrlRules } from '#shared/url.ts';
import type { GeneratedTexts } from '../../support/problems/generatedTexts.ts';
import type { PageHead } from './readPageHead.ts';

type Slug = NonNullable<PageHead['slug']>;

/** A slug that gives its page no route of its own. `fault` continues a sentence about the slug. */
export function explainSlug({ text, file, line, column }: Slug, fault: string): Problem {
  const message = `The slug \`${text}\` ${fault}, so the page is left out.`;
  return {
    severity: 'error',
    message,
    fix: 'Write another path; that of the language and version is added to it.',
    file,
    line,
    column,
  };
}

/** A folder with the name of a navigation file. */
export function explainFolder(file: string): Problem {
  const message = `\`${file}\` is a folder, so it is not read.`;
  return { severity: 'warning', message, fix: 'Rename the folder, or put a file there.', file };
}

/** A page that can't have the route of its file. `fault` continues a sentence about the file. */
export function explainName(filePath: string, fault: string): Problem {
  const message = `\`${filePath}\` ${fault}, so it is left out.`;
  return { severity: 'error', message, fix: 'Rename it.', file: filePath };
}

/** A file that is in no folder of a language. */
export function explainStray(rules: UrlRules, docs: string, stray: string): Problem {
  const hasVersions = rules.versions.length > 0;
  return {
    severity: 'warning',
    message: `\`${docs}/${stray}\` is not in a ${hasVersions ? 'version and ' : ''}language folder, so it is left out.`,
    fix: `Move it to \`${homeFolder(rules, docs)}\`, or name it in \`locales\`${hasVersions ? ' or `multiVersion.versions`' : ''} in the config.`,
    file: `${docs}/${stray}`,
  };
}

/** A page whose route means another language or version; `part` is the path that is read as its name. */
export function explainAmbiguous(
  rules: UrlRules,
  part: string,
  { routePath, version, lang, filePath }: PageIdentity,
): Problem {
  const name = part.slice(part.lastIndexOf('/') + 1);
  const kind = rules.versions.includes(name) ? 'version' : 'language';
  const isFolder = filePath.startsWith(`${part}/`);
  const prefix = joinRoute(rules, { version, lang, path: `/${name}` });
  return {
    severity: 'error',
    message: `The route \`${routePath}\` of \`${filePath}\` starts with \`${prefix}\`, which means the ${kind} \`${name}\`.`,
    fix: `Rename ${isFolder ? `the folder \`${part}\`` : 'the file'}, or move its pages to the folder of that ${kind}.`,
    file: filePath,
  };
}

/** A docs folder without pages. */
export function explainEmpty(rules: UrlRules, docs: string): Problem {
  return {
    severity: 'error',
    message: `There are no pages in \`${docs}\`.`,
    fix: `Create \`${homeFolder(rules, docs)}index.mdx\`, or set \`root\` in the config to the folder of the pages.`,
    file: docs,
  };
}

/** A site without language folders that has no home page. Perhaps a folder was meant to be that of a language. */
export function explainHomeless({ versions, defaultVersion }: UrlRules, docs: string): Problem {
  const folder = versions.length > 0 ? `${docs}/${defaultVersion}` : docs;
  return {
    severity: 'warning',
    message: `The site has no home page, since there is no \`index.md\` in \`${folder}\`.`,
    fix: `Create \`${folder}/index.md\`. If a folder there has the pages of a language, name it in \`locales\` in the config.`,
    file: folder,
  };
}

function homeFolder({ versions, defaultVersion, defaultLang }: UrlRules, docs: string): string {
  return `${docs}/${versions.length > 0 ? `${defaultVersion}/` : ''}${defaultLang}/`;
}

/** A page that the config returns although a file has it. */
export function explainWritten(docs: string, file: string, generated: GeneratedTexts): Problem[] {
  if (!generated.has(`${docs}/${file}`)) return [];
  const message = `\`pages\` in the config returns \`${file}\`, which is also a file of \`${docs}\`.`;
  return [
    { severity: 'error', message, fix: 'Remove the file, or return another path.', file: docs },
  ];
}

/** A draft with the route of another page. */
export function explainDraft({ filePath, routePath }: PageIdentity, draft: string): Problem {
  return {
    severity: 'warning',
    message: `The draft \`${draft}\` has the route \`${routePath}\` of \`${filePath}\`, so it is left out.`,
    fix: 'Rename one of them, or write another `slug`, before the draft is published.',
    file: draft,
  };
}

/** Two pages with one route; the first is kept. */
export function explainDuplicate(
  first: PageIdentity,
  filePath: string,
  slug: Slug | null,
): Problem {
  return {
    severity: 'error',
    message: `\`${first.filePath}\` and \`${filePath}\` are both the page of the route \`${first.routePath}\`.`,
    fix: slug ? 'Write another `slug`.' : 'Rename or remove one of them.',
    file: filePath,
    ...(slug && { line: slug.line, column: slug.column }),
  };
}
