const startCounting = ()=>new Worker(new URL("./n.js", import.meta.url), {
        type: "module"
    });
export { startCounting };
