import { add } from "./add.wasm";
const sum = add(1, 2);
export { sum };
