/** Loads what a plugin exports. */ const load = (path)=>{
    // The path is known only when the code runs.
    if (path.length > 0) return import(/* webpackIgnore: true */ path);
};
const plugins = /*#__PURE__*/ new Map();
export { load, plugins };
