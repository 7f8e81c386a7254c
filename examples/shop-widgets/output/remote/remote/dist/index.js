export { Price } from "./price.js";
