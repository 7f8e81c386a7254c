const load = (path)=>{
    if (path.length > 0) return import(path);
};
const plugins = /*#__PURE__*/ new Map();
export { load, plugins };
