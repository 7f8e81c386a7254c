const watching = process.argv.some((word) => ['-w', '--watch'].includes(word));

export default { output: { sourceMap: watching } };
