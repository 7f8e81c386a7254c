import leaf_namespaceObject from "../static/svg/leaf.svg";
export default leaf_namespaceObject;
