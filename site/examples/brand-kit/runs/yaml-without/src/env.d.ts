declare module '*.yaml' {
  const content: Record<string, string>;
  export default content;
}

declare module '*.toml' {
  const content: Record<string, number>;
  export default content;
}
