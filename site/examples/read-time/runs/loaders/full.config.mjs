import { base } from './base.mjs';
import manifest from './package.json' with { type: 'json' };

export default { ...base, banner: { js: `/*! ${manifest.name} */` } };
