import type { Frontmatter } from '#shared/frontmatter.ts';
import { type HomeLink, mapHomeLinks } from '../../site/config/mapHomeLinks.ts';
import type { FrontmatterRead } from '../../site/config/readFrontmatter.ts';
import { publishImage, publishLink } from '../html/compileUrls.ts';
import { inlineIcon } from '../html/inlineIcon.ts';
import type { SourceState } from '../source/sourceState.ts';
import type { CompileContext } from './compileContext.ts';
import { pageTypeOf } from './pageTypeOf.ts';

/**
 * Returns the front matter of a page with the URLs of the links and images in its hero and features. They are
 * published and checked like those of the prose.
 */
export function compileHome(
  { frontmatter, placeOf }: Pick<FrontmatterRead, 'frontmatter' | 'placeOf'>,
  state: SourceState,
  context: CompileContext,
): Frontmatter {
  const { hero, features } = frontmatter;
  if (!hero && !features) return frontmatter;
  if (pageTypeOf(state.page, frontmatter) === 'doc') warnOfDoc({ frontmatter, placeOf }, state);
  const written: HomeLink[] = [];
  mapHomeLinks({ hero, features }, (link) => {
    written.push(link);
    return link.href;
  });
  const urls = new Map<string, string>();
  for (const { kind, href, path } of written) {
    const link = { href, file: state.file, ...placeOf(path) };
    urls.set(path.join(), publishers[kind](link, state, context));
  }
  const parts = mapHomeLinks({ hero, features }, ({ path, href }) => urls.get(path.join()) ?? href);
  return { ...frontmatter, ...parts };
}

const publishers = {
  link: publishLink,
  image: (...image: Parameters<typeof publishImage>) => publishImage(...image).url,
  icon: inlineIcon,
};

/** In other engines, a hero makes a home page. */
function warnOfDoc(
  { frontmatter, placeOf }: Pick<FrontmatterRead, 'frontmatter' | 'placeOf'>,
  { file, problems }: SourceState,
): void {
  for (const key of ['hero', 'features'] as const) {
    if (frontmatter[key] === undefined) continue;
    problems.warn(
      { file, ...placeOf([key]) },
      `\`${key}\` is not shown on this page.`,
      'Write `pageType: home`, or remove it.',
    );
  }
}
