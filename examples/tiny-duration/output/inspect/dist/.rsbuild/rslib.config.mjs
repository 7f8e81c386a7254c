export default {
  lib: [
    {
      format: 'esm',
      output: {}
    },
    {
      format: 'cjs',
      output: {}
    }
  ],
  _privateMeta: {
    configFilePath: '/projects/tiny-duration/rslib.config.ts',
    configFileDependencies: []
  },
  source: {
    define: {}
  },
  root: '/projects/tiny-duration'
}