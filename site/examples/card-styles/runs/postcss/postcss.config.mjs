export default {
  plugins: [
    {
      postcssPlugin: 'from-file',
      Once: (root) => root.append('.from-file { order: 1 }'),
    },
  ],
};
