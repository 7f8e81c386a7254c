export { Toggle } from "./Toggle.jsx";
