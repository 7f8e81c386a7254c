var __webpack_modules__ = {
    "./src/clock.node" (module) {
        try {
            const path = require("node:path");
            module.exports = require(path.join(__dirname, "clock.node"));
        } catch (error) {
            throw new Error('Failed to load Node.js addon: "clock.node"', {
                cause: error
            });
        }
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
var __webpack_exports__ = __webpack_require__("./src/clock.node");
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
