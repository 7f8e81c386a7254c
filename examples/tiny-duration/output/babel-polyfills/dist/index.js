import find_last from "core-js-pure/stable/instance/find-last.js";
import has_own from "core-js-pure/stable/object/has-own.js";
const longest = (times)=>find_last(times).call(times, (time)=>time > 60000);
const hasName = (value)=>has_own(value, 'name');
export { hasName, longest };
