import { add } from "./add.js";
const addCounts = (a, b)=>add(a, b);
export { addCounts };
