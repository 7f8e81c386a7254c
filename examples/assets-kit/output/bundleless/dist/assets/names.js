var names_namespaceObject = /*#__PURE__*/ JSON.parse('{"leaf":"Leaf","root":"Root"}');
var leaf = names_namespaceObject.leaf;
var root = names_namespaceObject.root;
export default names_namespaceObject;
export { leaf, root };
