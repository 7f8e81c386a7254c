const countWords = (text)=>{
    var _ref;
    var _text_match;
    return null != (_ref = null == text ? void 0 : null == (_text_match = text.match(/\w+/g)) ? void 0 : _text_match.length) ? _ref : 0;
};
export { countWords };
