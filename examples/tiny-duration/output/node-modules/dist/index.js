(()=>{
    const external_node_os_namespaceObject = globalThis["node:os"];
    console.log(typeof external_node_os_namespaceObject.cpus);
})();
