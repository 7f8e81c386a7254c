var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/kit/";
})();
export { __webpack_require__ };
