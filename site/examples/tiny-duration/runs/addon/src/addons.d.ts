declare module '*.node' {
  const addon: { now(): number };
  export default addon;
}
