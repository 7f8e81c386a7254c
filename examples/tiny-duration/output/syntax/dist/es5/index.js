var last_last = function(list) {
    var _ref;
    return null != (_ref = null == list ? void 0 : list.at(-1)) ? _ref : 0;
};
export { last_last as last };
