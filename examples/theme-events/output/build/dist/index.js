import mitt from "mitt";
const events = mitt();
function setTheme(name) {
    events.emit('theme', name);
}
function onTheme(handler) {
    events.on('theme', handler);
}
export { onTheme, setTheme };
