import { type AskHost, type Published, respond } from './published.ts';

/**
 * Publishes files as the documentation of GitHub Pages says: no rules for headers and redirects, one `404.html`, and
 * without `.nojekyll` neither names that start with `_` or `.` nor Markdown. `base` is the path of the project.
 */
export function githubLike(files: Published, base: string): AskHost {
  const folder = base.slice(1);
  const isPlain = files.has(`${folder}.nojekyll`);
  const found = (name: string): boolean =>
    files.has(name) && (isPlain || !/(?:^|\/)[._]|\.md$/.test(name));
  return async (target) => {
    const name = decodeURIComponent(new URL(target, 'https://site.example').pathname).slice(1);
    const file = [name, `${name}index.html`, `${name}.html`].find(
      (one, index) => found(one) && (index !== 1 || /(?:^|\/)$/.test(name)),
    );
    if (file !== undefined) return respond(200, { file, files });
    if (found(`${name}/index.html`)) return respond(301, { location: encodeURI(`/${name}/`) });
    return respond(404, { file: `${folder}404.html`, files });
  };
}
