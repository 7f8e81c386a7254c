/*! LICENSE: index.js.LICENSE.txt */
(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["ReactKit"] = factory(require("react"));
    else root["ReactKit"] = factory(root["React"]);
})(globalThis, (__rspack_external_G)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            w (__unused_rspack_module, exports1) {
                /**
 * @license React
 * react-jsx-runtime.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
                Symbol.for("react.fragment");
                function jsxProd(type, config, maybeKey) {
                    var key = null;
                    void 0 !== maybeKey && (key = "" + maybeKey);
                    void 0 !== config.key && (key = "" + config.key);
                    if ("key" in config) {
                        maybeKey = {};
                        for(var propName in config)"key" !== propName && (maybeKey[propName] = config[propName]);
                    } else maybeKey = config;
                    config = maybeKey.ref;
                    return {
                        $$typeof: REACT_ELEMENT_TYPE,
                        type: type,
                        key: key,
                        ref: void 0 !== config ? config : null,
                        props: maybeKey
                    };
                }
                exports1.jsx = jsxProd;
            },
            k (module1, __unused_rspack_exports, __webpack_require__) {
                module1.exports = __webpack_require__("w");
            },
            G (module1) {
                module1.exports = __rspack_external_G;
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
            var jsx_runtime = __webpack_require__("k");
            const Badge_module = {
                badge: "badge-UEYefE",
                calm: "calm-jC7aq3",
                loud: "loud-W90OxA"
            };
            function Badge({ tone = 'calm', children }) {
                return /*#__PURE__*/ (0, jsx_runtime.jsx)("span", {
                    className: `${Badge_module.badge} ${Badge_module[tone]}`,
                    children: children
                });
            }
            var external_commonjs2_react_root_React_amd_react_commonjs_react_ = __webpack_require__("G");
            function Counter() {
                const [count, setCount] = (0, external_commonjs2_react_root_React_amd_react_commonjs_react_.useState)(0);
                return /*#__PURE__*/ (0, jsx_runtime.jsx)("button", {
                    type: "button",
                    onClick: ()=>setCount(count + 1),
                    children: /*#__PURE__*/ (0, jsx_runtime.jsx)(Badge, {
                        tone: count > 9 ? 'loud' : 'calm',
                        children: count
                    })
                });
            }
        })();
        return __webpack_exports__;
    })());
