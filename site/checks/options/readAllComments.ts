import { type DocComment, readDocComments } from './readDocComments.ts';

/** The comments on all options, by their path, from the declarations of Rslib and of Rsbuild. */
export function readAllComments(own: string, rsbuild: string): Map<string, DocComment> {
  const sections = {
    source: 'SourceConfig',
    output: 'OutputConfig',
    resolve: 'ResolveConfig',
    performance: 'PerformanceConfig',
    tools: 'ToolsConfig',
  };
  const comments = Object.entries(sections).flatMap(([section, type]) =>
    [...readDocComments(rsbuild, type)].map(
      ([name, comment]) => [`${section}.${name}`, comment] as const,
    ),
  );
  return new Map([...comments, ...readDocComments(own, 'LibConfig')]);
}
