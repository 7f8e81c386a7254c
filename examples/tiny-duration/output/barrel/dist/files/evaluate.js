import { __webpack_require__ } from "./rslib-runtime~1.js";
__webpack_require__.add({
    "./src/evaluate.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const evaluate = (code)=>eval(code);
        __webpack_require__.d(__webpack_exports__, {}, {
            evaluate: evaluate
        });
    }
});
const evaluate = __webpack_require__("./src/evaluate.ts");
var evaluate_0 = evaluate.evaluate;
export { evaluate_0 as evaluate };
