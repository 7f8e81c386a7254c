function tick(ms, show) {
    const start = Date.now() - ms;
    setInterval(()=>show(Date.now() - start), 1000);
}
export { tick };
