(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("React"));
    else if ('function' == typeof define && define.amd) define([
        "React"
    ], factory);
    else if ('object' == typeof exports) exports["ReactKit"] = factory(require("React"));
    else root["ReactKit"] = factory(root["React"]);
})(globalThis, (__rspack_external_p)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            p (module1) {
                module1.exports = __rspack_external_p;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
        })();
        (()=>{
            __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
        })();
        (()=>{
            __webpack_require__.r = (exports1)=>{
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        })();
        var __webpack_exports__ = {};
        (()=>{
            __webpack_require__.r(__webpack_exports__);
            __webpack_require__.d(__webpack_exports__, {
                Badge: ()=>Badge,
                Counter: ()=>Counter
            });
            var external_React_ = __webpack_require__("p");
            var external_React_default = /*#__PURE__*/ __webpack_require__.n(external_React_);
            const Badge_module = {
                badge: "badge-UEYefE",
                calm: "calm-jC7aq3",
                loud: "loud-W90OxA"
            };
            function Badge({ tone = 'calm', children }) {
                return /*#__PURE__*/ (external_React_default()).createElement("span", {
                    className: `${Badge_module.badge} ${Badge_module[tone]}`
                }, children);
            }
            function Counter() {
                const [count, setCount] = external_React_default().useState(0);
                return /*#__PURE__*/ (external_React_default()).createElement("button", {
                    type: "button",
                    onClick: ()=>setCount(count + 1)
                }, /*#__PURE__*/ (external_React_default()).createElement(Badge, {
                    tone: count > 9 ? 'loud' : 'calm'
                }, count));
            }
        })();
        return __webpack_exports__;
    })());
