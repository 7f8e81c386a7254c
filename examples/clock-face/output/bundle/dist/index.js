import logo_namespaceObject from "./static/svg/logo.svg";
function format(ms) {
    const minutes = Math.floor(ms / 60000);
    const seconds = Math.floor(ms % 60000 / 1000);
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
async function show(element, ms) {
    element.style.backgroundImage = `url(${logo_namespaceObject})`;
    const { tick } = await import("./lazy.js");
    tick(ms, (now)=>{
        element.textContent = format(now);
    });
}
export { show };
