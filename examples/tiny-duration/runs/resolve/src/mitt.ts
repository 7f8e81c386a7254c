export default () => new EventTarget();
