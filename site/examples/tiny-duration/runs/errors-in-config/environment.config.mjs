export default { source: { define: { 'process.env': { PATH: process.env.PATH } } } };
