import "./theme.scss";
export { default as dot } from "./icons/dot.png";
