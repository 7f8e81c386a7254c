import { _ } from "@swc/helpers/_/_async_to_generator";
import { _ as _object_spread__ } from "@swc/helpers/_/_object_spread";
function measure(work) {
    return _(function*() {
        const start = Date.now();
        const result = yield work();
        return _object_spread__({
            ms: Date.now() - start
        }, result);
    })();
}
export { measure };
