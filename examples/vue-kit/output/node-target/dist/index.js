import { mergeProps } from "vue";
import { ssrRenderAttrs, ssrRenderSlot } from "vue/server-renderer";
var __webpack_modules__ = {};
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    "../../../../node_modules/rspack-vue-loader/dist/exportHelper.js" (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
function ssrRender(_ctx, _push, _parent, _attrs) {
    _push(`<span${ssrRenderAttrs(mergeProps({
        class: "badge"
    }, _attrs))}>`);
    ssrRenderSlot(_ctx.$slots, "default", {}, null, _push, _parent);
    _push("</span>");
}
const exportHelper = __webpack_require__("../../../../node_modules/rspack-vue-loader/dist/exportHelper.js");
const script = {};
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(script, [
    [
        'ssrRender',
        ssrRender
    ]
]);
const Badge = __exports__;
export { Badge };
