for (const name of ['index', 'attribute', 'outside', 'plain']) {
  const result = await import(`./dist/${name}.js`).then(
    () => 'works',
    () => 'fails',
  );
  console.log(`${name}.js: ${result}`);
}
