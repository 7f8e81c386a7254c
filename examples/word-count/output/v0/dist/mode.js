const mode = "production";
const base = "/";
export { base, mode };
