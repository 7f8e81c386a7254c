import "./theme.css";
import logo from "./assets/logo.js";
import { format } from "./util/format.js";
async function show(element, ms) {
    element.style.backgroundImage = `url(${logo})`;
    const { tick } = await import("./lazy.js");
    tick(ms, (now)=>{
        element.textContent = format(now);
    });
}
export { show };
