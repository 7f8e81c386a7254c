export default { tools: { rspack: { devServer: { port: 4000 } } } };
