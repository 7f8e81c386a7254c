function announce(bus) {
    bus.emit('ready', Date.now());
}
export { announce };
