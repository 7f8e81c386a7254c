const { load } = await import(new URL(process.argv[2], import.meta.url));

console.log(typeof load('node:path').join);
