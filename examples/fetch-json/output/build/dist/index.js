import { _ } from "@swc/helpers/_/_async_to_generator";
import { _ as _object_spread__ } from "@swc/helpers/_/_object_spread";
function read(url) {
    return _(function*() {
        const response = yield fetch(url);
        return _object_spread__({
            url
        }, (yield response.json()));
    })();
}
export { read };
