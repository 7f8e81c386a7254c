await import('./dist/index.js').catch((error) => console.log(String(error)));
