(()=>{
    const external_ClockSdk_namespaceObject = globalThis.ClockSdk;
    console.log((0, external_ClockSdk_namespaceObject.now)());
})();
