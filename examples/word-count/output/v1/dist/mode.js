const mode = import.meta.env.MODE;
const base = process.env.BASE_URL;
export { base, mode };
