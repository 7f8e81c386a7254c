import { Unit } from "./units.js";
const hour = 60 * Unit.Minute;
export { hour };
