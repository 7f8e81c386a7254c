(function __rspack_universal_module_definition(root, factory) {

      if(typeof exports === 'object' && typeof module === 'object') {
          module.exports = factory();
      }else if(typeof define === 'function' && define.amd) {
          
          define([], factory);

          } else {
          var a = factory();

          for(var i in a) (typeof exports === 'object' ? exports : root)[i] = a[i];

      }

      })(global, () => {
          return (() => {
"use strict";
// The require scope
var __webpack_require__ = {};

// webpack/runtime/define_property_getters
(() => {
__webpack_require__.d = (exports, getters, values) => {
	var define = (defs, kind) => {
		for(var key in defs) {
			if(__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, [kind]: defs[key] });
			}
		}
	};
	define(getters, "get");
	define(values, "value");
};
})();
// webpack/runtime/has_own_property
(() => {
__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
// webpack/runtime/make_namespace_object
(() => {
// define __esModule on exports
__webpack_require__.r = (exports) => {
	if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
	}
	Object.defineProperty(exports, '__esModule', { value: true });
};
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
function readApi() {
    const { PUBLIC_API } = process.env;
    return PUBLIC_API;
}
const all = ({ "MODE":"production","DEV":false,"PROD":true,"SSR":true,"BASE_URL":"/","ASSET_PREFIX":"","PUBLIC_API":"https://api.example.com" });

__webpack_require__.d(__webpack_exports__, {
  readApi: () => (readApi)
}, {
  all: all
});

return __webpack_exports__;
})()

});