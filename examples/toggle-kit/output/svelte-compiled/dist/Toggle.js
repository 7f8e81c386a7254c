import "svelte/internal/disclose-version";
import "./Toggle.css";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<button type="button" class="svelte-19m1hs7"> </button>');
function Toggle($$anchor, $$props) {
    __rspack_external_svelte_internal_client_f8ec82ce.push($$props, true);
    let on = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'on', 15, false);
    var button = root();
    var text = __rspack_external_svelte_internal_client_f8ec82ce.only_child(button, true);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>{
        __rspack_external_svelte_internal_client_f8ec82ce.set_attribute(button, 'aria-pressed', on());
        __rspack_external_svelte_internal_client_f8ec82ce.set_text(text, $$props.label);
    });
    __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, ()=>on(!on()));
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
    __rspack_external_svelte_internal_client_f8ec82ce.pop();
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
export default Toggle;
