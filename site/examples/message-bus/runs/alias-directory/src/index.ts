import type { Emitter } from 'mitt';

export function announce(bus: Emitter<{ ready: number }>): void {
  bus.emit('ready', Date.now());
}
