var colors_namespaceObject = /*#__PURE__*/ JSON.parse('{"red":"#c0392b","blue":"#2471a3"}');
var blue = colors_namespaceObject.blue;
var red = colors_namespaceObject.red;
export default colors_namespaceObject;
export { blue, red };
