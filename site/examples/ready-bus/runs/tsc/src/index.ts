import mitt from 'mitt';
import ms from 'ms';

/** What the library was built from. */
export const version: string = '1.0.0';

/** Tells everyone who listens that the time is over. */
export const bus = mitt<{ ready: number }>();

/** Emits `ready` after a time such as `10ms`. */
export function readyIn(time: ms.StringValue): void {
  setTimeout(() => bus.emit('ready', ms(time)), ms(time));
}
