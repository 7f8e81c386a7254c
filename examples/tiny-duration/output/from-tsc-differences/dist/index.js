import limits from "./limits.js" with {
    type: "json"
};
import { Unit } from "./unit.js";
const longest = limits.hours * Unit.Hour;
export { longest };
