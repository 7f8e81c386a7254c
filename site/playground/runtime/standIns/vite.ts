import { compileScript } from '../worker/compileModule.ts';
import path from './nodePath.ts';

type Pattern = string | RegExp | readonly (string | RegExp)[] | undefined;

const matches = (pattern: Pattern, id: string): boolean =>
  [pattern ?? []]
    .flat()
    .some((one) => (one instanceof RegExp ? one.test(id) : id.includes(String(one))));

/** Whether a module is included; the plugin gives expressions, unless its options say otherwise. */
const chooseModules =
  (include: Pattern, exclude: Pattern) =>
  (id: string): boolean =>
    (include === undefined || matches(include, id)) && !matches(exclude, id);

/** Strings get double quotes, as Vite's compiler gives them, which Rspack's only does where it leaves spaces out. */
const removeTypes = async (code: string, file: string) => ({
  code: compileScript(code, `${file}.ts`, { minify: true, jsc: { preserveAllComments: true } }),
  map: null,
});

const keepMap = async (map: unknown) => map;
const isStyle = (request: string) =>
  /\.(?:css|less|sass|scss|styl|stylus|pcss)(?:$|\?)/.test(request);
const toPosix = (file: string) => path.posix.normalize(file.replaceAll('\\', '/'));

export {
  chooseModules as createFilter,
  isStyle as isCSSRequest,
  keepMap as formatPostcssSourceMap,
  removeTypes as transformWithOxc,
  toPosix as normalizePath,
};
/** `vite`, of which unplugin-vue uses small functions, and the removal of types, which Rspack's compiler does as well. */
export default {};
