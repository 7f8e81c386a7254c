import "./theme.css";
import logo from "./assets/logo.js";
import { format } from "./format.js";
import { parse } from "./parse.js";
async function show(element, start) {
    element.style.backgroundImage = `url(${logo})`;
    const { tick } = await import("./lazy.js");
    tick(parse(start), (now)=>{
        element.textContent = format(now);
    });
}
export { show };
