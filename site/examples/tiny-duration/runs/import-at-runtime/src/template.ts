export const load = (name: string) => import(`./lang/${name}.js`);
