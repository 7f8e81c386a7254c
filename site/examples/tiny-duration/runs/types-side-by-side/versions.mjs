for (const name of ['typescript', 'typescript7']) {
  const { default: ts } = await import(name);
  console.log(name, ts.version.split('.')[0], typeof ts.createProgram);
}
