Object.defineProperty(exports, '__esModule', { value: true });

exports.topic = () => 'ready';
