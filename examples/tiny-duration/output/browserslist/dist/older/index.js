const last = (xs)=>{
    var _ref;
    return null != (_ref = null == xs ? void 0 : xs.at(-1)) ? _ref : 0;
};
export { last };
