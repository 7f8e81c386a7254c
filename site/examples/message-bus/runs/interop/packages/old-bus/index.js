Object.defineProperty(exports, '__esModule', { value: true });

function define(target, all) {
  for (const name of Object.keys(all)) {
    Object.defineProperty(target, name, { enumerable: true, get: all[name] });
  }
}

define(exports, { topic: () => 'ready' });
