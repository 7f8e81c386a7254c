import medals from "./medals.js";
const third = medals["3rd"];
export { third };
