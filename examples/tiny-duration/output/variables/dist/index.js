const isNewer = (hash)=>hash !== __webpack_hash__;
const isLoaded = (id)=>id in __webpack_require__.c;
export { isLoaded, isNewer };
