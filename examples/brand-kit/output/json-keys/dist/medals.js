var medals_namespaceObject = /*#__PURE__*/ JSON.parse('{"3rd":"bronze","first":"gold"}');
var _3rd = medals_namespaceObject["3rd"];
var first = medals_namespaceObject.first;
export default medals_namespaceObject;
export { _3rd as "3rd", first };
