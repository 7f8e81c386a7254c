let load = (path)=>{
    if (path.length > 0) return import(path);
}, plugins = /*#__PURE__*/ new Map();
export { load, plugins };
