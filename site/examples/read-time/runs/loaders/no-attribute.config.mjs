import manifest from './package.json';

export default { banner: { js: `/*! ${manifest.name} */` } };
