import { __webpack_require__ } from "./rslib-runtime.js";
import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
import "./Counter.css";
import "./k.js";
const Countervue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Counter',
    props: {
        start: {}
    },
    setup (__props) {
        const props = __props;
        const count = ref(props.start ?? 0);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                class: "counter",
                onClick: _cache[0] || (_cache[0] = ($event)=>count.value++)
            }, toDisplayString(count.value), 1));
    }
});
const exportHelper = __webpack_require__("i");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Countervue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-565a050e"
    ]
]);
const Counter = __exports__;
export default Counter;
