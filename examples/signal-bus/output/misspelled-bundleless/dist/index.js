import mit from "mit";
const bus = mit();
export { bus };
