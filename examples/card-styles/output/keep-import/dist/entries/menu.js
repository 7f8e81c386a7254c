import "./menu.css";
const menu_open = ()=>import("./animate.js");
export { menu_open as open };
