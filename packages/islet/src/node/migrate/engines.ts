/** The engines whose sites can be converted. */
export const engines = ['rspress', 'vitepress', 'docusaurus', 'starlight'] as const;

export type Engine = (typeof engines)[number];
