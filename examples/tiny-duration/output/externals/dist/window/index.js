(()=>{
    const external_ClockSdk_namespaceObject = window.ClockSdk;
    console.log((0, external_ClockSdk_namespaceObject.now)());
})();
