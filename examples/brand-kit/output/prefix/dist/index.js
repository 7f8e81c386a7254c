var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/kit/";
})();
const logo_namespaceObject = __webpack_require__.p + "static/svg/logo.svg";
const file = new URL("./static/svg/logo.svg", import.meta.url).href;
export { file, logo_namespaceObject as logo };
