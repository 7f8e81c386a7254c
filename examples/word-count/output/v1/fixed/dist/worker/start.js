const startCounting = ()=>new Worker(new URL("./counter~4.js", import.meta.url), {
        type: "module"
    });
export { startCounting };
