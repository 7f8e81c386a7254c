(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("ms"), require("react"));
    else if ('function' == typeof define && define.amd) define([
        "ms",
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["MessageBus"] = factory(require("ms"), require("react"));
    else root["MessageBus"] = factory(root["ms"], root["react"]);
})(globalThis, (__rspack_external_C, __rspack_external_CH)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            C (module1) {
                module1.exports = __rspack_external_C;
            },
            CH (module1) {
                module1.exports = __rspack_external_CH;
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
                bus: ()=>bus,
                minute: ()=>minute,
                useFlag: ()=>useFlag
            });
            function mitt(n) {
                return {
                    all: n = n || new Map,
                    on: function(t, e) {
                        var i = n.get(t);
                        i ? i.push(e) : n.set(t, [
                            e
                        ]);
                    },
                    off: function(t, e) {
                        var i = n.get(t);
                        i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
                    },
                    emit: function(t, e) {
                        var i = n.get(t);
                        i && i.slice().map(function(n) {
                            n(e);
                        }), (i = n.get("*")) && i.slice().map(function(n) {
                            n(t, e);
                        });
                    }
                };
            }
            var external_ms_ = __webpack_require__("C");
            var external_ms_default = /*#__PURE__*/ __webpack_require__.n(external_ms_);
            var external_react_ = __webpack_require__("CH");
            const bus = mitt();
            const minute = external_ms_default()('1m');
            const useFlag = ()=>(0, external_react_.useState)(false);
        })();
        return __webpack_exports__;
    })());
