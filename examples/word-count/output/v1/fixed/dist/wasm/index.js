import { __webpack_require__ } from "./rslib-runtime~5.js";
__webpack_require__.add({
    "./src/wasm/add.wasm" (module, exports, __webpack_require__) {
        module.exports = __webpack_require__.v(exports, "static/wasm/54b710755d.module.wasm");
    }
});
const add = await __webpack_require__("./src/wasm/add.wasm");
const addCounts = (a, b)=>(0, add.add)(a, b);
export { addCounts };
