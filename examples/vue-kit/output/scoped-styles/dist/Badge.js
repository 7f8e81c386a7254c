import { __webpack_require__ } from "./rslib-runtime.js";
import { createElementBlock, defineComponent, openBlock, renderSlot } from "vue";
import "./Badge.css";
import "./k.js";
const _hoisted_1 = [
    "data-tone"
];
const Badgevue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Badge',
    props: {
        tone: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("span", {
                class: "badge",
                "data-tone": __props.tone
            }, [
                renderSlot(_ctx.$slots, "default")
            ], 8, _hoisted_1));
    }
});
const exportHelper = __webpack_require__("i");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Badgevue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-31cfa0d3"
    ]
]);
const Badge = __exports__;
export default Badge;
