function _check_private_redeclaration(obj, privateCollection) {
    if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
}
function _class_apply_descriptor_get(receiver, descriptor) {
    if (descriptor.get) return descriptor.get.call(receiver);
    return descriptor.value;
}
function _class_extract_field_descriptor(receiver, privateMap, action) {
    if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
    return privateMap.get(receiver);
}
function _class_private_field_get(receiver, privateMap) {
    var descriptor = _class_extract_field_descriptor(receiver, privateMap, "get");
    return _class_apply_descriptor_get(receiver, descriptor);
}
function _class_private_field_init(obj, privateMap, value) {
    _check_private_redeclaration(obj, privateMap);
    privateMap.set(obj, value);
}
var _times = /*#__PURE__*/ new WeakMap();
class Laps {
    get(name) {
        var _class_private_field_get_get;
        return null != (_class_private_field_get_get = _class_private_field_get(this, _times).get(name)) ? _class_private_field_get_get : 0;
    }
    constructor(){
        _class_private_field_init(this, _times, {
            writable: true,
            value: new Map()
        });
    }
}
export { Laps };
