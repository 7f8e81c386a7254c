import mitt from 'mitt';

const events = mitt<{ theme: string }>();

export function setTheme(name: string): void {
  events.emit('theme', name);
}

export function onTheme(handler: (name: string) => void): void {
  events.on('theme', handler);
}
