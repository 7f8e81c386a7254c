export default { output: { distPath: '/', cleanDistPath: true } };
