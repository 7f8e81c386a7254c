for (const name of ['index', 'named', 'outside']) {
  try {
    console.log(`${name}.cjs:`, require(`./dist/${name}.cjs`));
  } catch (error) {
    console.log(`${name}.cjs:`, error.message);
  }
}
