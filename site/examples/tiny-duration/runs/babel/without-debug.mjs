/** Removes every call of `debug()`. */
export default () => ({
  visitor: {
    CallExpression(path) {
      if (path.get('callee').isIdentifier({ name: 'debug' })) path.remove();
    },
  },
});
