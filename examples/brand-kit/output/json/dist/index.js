var colors_namespaceObject = {
    w: "#c0392b"
};
const accent = colors_namespaceObject.w;
export { accent };
