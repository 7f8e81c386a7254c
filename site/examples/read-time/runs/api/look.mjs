import { createRslib, mergeRslibConfig, version } from '@rslib/core';

// #region get
const rslib = await createRslib({ config: { format: 'cjs' } });
const { format, root } = rslib.getRslibConfig();
console.log(format, root);
// #endregion

// #region inspect
const { origin } = await rslib.inspectConfig({ lib: ['cjs'] });
console.log(origin.bundlerConfigs[0].target);
// #endregion

// #region merge
const merged = mergeRslibConfig(
  {
    lib: [{ id: 'esm', format: 'esm', syntax: 'es2022' }, { format: 'umd' }],
    output: { target: 'web', externals: ['react'] },
  },
  {
    lib: [{ format: 'cjs' }, { id: 'esm', dts: true }],
    output: { minify: true, externals: ['react-dom'] },
  },
);
console.log(merged);
// #endregion

// #region version
console.log(version);
// #endregion
