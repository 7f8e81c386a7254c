var meta_namespaceObject = {
    name: "Card kit"
};
var name_0 = meta_namespaceObject.name;
export default meta_namespaceObject;
export { name_0 as name };
