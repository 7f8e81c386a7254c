function lengthOf(title) {
    var _ref;
    return null != (_ref = null == title ? void 0 : title.length) ? _ref : 0;
}
export { lengthOf };
