import { add } from "./add.wasm";
const addCounts = (a, b)=>add(a, b);
export { addCounts };
